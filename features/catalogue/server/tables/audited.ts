/** What is done to the tables, as the audit log says it. */
export const tableActions = {
  "catalogue/usual-categories-added": { en: "Added the usual categories", te: "సాధారణ వర్గాలు చేర్చారు" },
  "catalogue/category-added": { en: "Added a category", te: "వర్గాన్ని చేర్చారు" },
  "catalogue/category-changed": { en: "Changed a category", te: "వర్గాన్ని మార్చారు" },
  "catalogue/category-moved": { en: "Moved a category", te: "వర్గం స్థానం మార్చారు" },
  "catalogue/category-hidden": { en: "Hid a category", te: "వర్గాన్ని దాచారు" },
  "catalogue/category-shown": { en: "Showed a category again", te: "వర్గాన్ని మళ్లీ చూపారు" },
  "catalogue/crop-added": { en: "Added a crop", te: "పంటను చేర్చారు" },
  "catalogue/crop-changed": { en: "Changed the names of a crop", te: "పంట పేర్లను మార్చారు" },
  "catalogue/crop-moved": { en: "Moved a crop", te: "పంట స్థానం మార్చారు" },
  "catalogue/crop-withdrawn": { en: "Withdrew a crop", te: "పంటను జాబితా నుండి తీశారు" },
  "catalogue/crop-offered-again": { en: "Offered a crop again", te: "పంటను మళ్లీ జాబితాలో పెట్టారు" },
  "catalogue/tax-rate-added": { en: "Added a GST rate", te: "జీఎస్టీ రేటు చేర్చారు" },
  "catalogue/tax-rate-removed": { en: "Removed a GST rate", te: "జీఎస్టీ రేటు తీసేశారు" },
  "catalogue/synonyms-added": { en: "Added words that mean the same", te: "ఒకే అర్థం ఉన్న పదాలు చేర్చారు" },
  "catalogue/synonyms-removed": {
    en: "Removed words that mean the same",
    te: "ఒకే అర్థం ఉన్న పదాలు తీసేశారు",
  },
  "catalogue/maker-added": { en: "Added a maker", te: "తయారీదారును చేర్చారు" },
  "catalogue/maker-renamed": { en: "Renamed a maker", te: "తయారీదారు పేరు మార్చారు" },
  "catalogue/makers-merged": { en: "Merged two makers", te: "ఇద్దరు తయారీదారులను కలిపారు" },
} as const;
