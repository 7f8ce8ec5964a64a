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
} from "@santha/contract/date-text";
