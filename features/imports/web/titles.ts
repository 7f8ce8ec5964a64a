import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the pages about CSV files in menus and headers. */
export const useImportsTitles = defineTexts(
  { importAndExport: "Import and export", oneImport: "Import" },
  { importAndExport: "దిగుమతి, ఎగుమతి", oneImport: "దిగుమతి" },
);
