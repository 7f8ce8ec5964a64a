export {
  formatDate,
  formatDateTime,
  formatFieldDate,
  formatFilterDate,
  formatLongDate,
  formatShortTableDate,
  formatSplashDate,
  formatTableDate,
  formatTime,
} from "#engine/contract/date-text.ts";
