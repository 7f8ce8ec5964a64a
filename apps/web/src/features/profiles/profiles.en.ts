export const en = {
  title: "My profile",
  mobile: "Mobile number",
  email: "E-mail",
  location: "Location",
  memberSince: "With Santha since",
  noEmail: "Not given yet",
  noLocation: "Location yet to be set",
  call: (mobileNo: string) => `+91 ${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}`,
};
