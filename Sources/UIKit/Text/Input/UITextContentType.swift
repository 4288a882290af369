/// The semantic meaning of a field's text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before the name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows the name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A short name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The position in an organisation.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, such as an address or a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// The street with its number, in several lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of the street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of the street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// City and state together.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // Apple's name.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The last name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// Month and year in which a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The brand of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for a single login.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
