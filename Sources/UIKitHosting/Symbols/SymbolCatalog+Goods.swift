/// Things that are bought, kept, eaten and won.
extension SymbolCatalog {
  private static let tag =
    "M3.2 4.8V11.2C3.2 11.8 3.5 12.4 3.9 12.9L11.4 20.4C12.3 21.3 13.8 21.3 14.7 20.4"
    + "L20.4 14.7C21.3 13.8 21.3 12.3 20.4 11.4L12.9 3.9C12.4 3.5 11.8 3.2 11.2 3.2H4.8"
    + "C3.9 3.2 3.2 3.9 3.2 4.8z"
  private static let briefcase = box(2.4, 6.8, 19.2, 13.2, 2.6)
  private static let handle = "M8.2 6.6V5C8.2 4 9 3.2 10 3.2H14C15 3.2 15.8 4 15.8 5V6.6"
  private static let heldShackle = "M7.9 10.2V7.2C7.9 4.8 9.7 2.9 12 2.9 13.9 2.9 15.4 4.1 15.9 5.8"
  private static let card = box(2.2, 5, 19.6, 14, 2.8)
  private static let bag =
    "M5 8H19L20 18.6C20.1 20 19 21.2 17.6 21.2H6.4C5 21.2 3.9 20 4 18.6z"
  private static let straps = "M8.4 11V6.6A3.6 3.6 0 0 1 15.6 6.6V11"
  private static let shield =
    "M12 2.6 4.6 5.2C4 5.4 3.6 5.9 3.6 6.6V11.4C3.6 16 7 19.8 12 21.6 17 19.8 20.4 16 20.4 11.4"
    + "V6.6C20.4 5.9 20 5.4 19.4 5.2z"
  private static let bit = "M10.8 13.2 20.2 3.8M16.4 7.6 19.2 10.4M13.6 10.4 15.6 12.4"
  private static let alert = "|e \(circle(17.6, 5.6, 5))|f \(circle(17.6, 5.6, 3.6))"
  private static let needle =
    "M8 3.2H16M9.2 3.4V9.6C6.8 10.8 5.8 12.4 5.8 14.4H18.2C18.2 12.4 17.2 10.8 14.8 9.6V3.4"
  private static let cube =
    "M12 2.6 20.4 7V17L12 21.4 3.6 17V7zM3.8 7.2 12 11.6 20.2 7.2M12 11.6V21.2"

  static let goods: [String: String] = [
    "bell.badge": "s \(bell)|s \(clapper)\(alert)",
    "bell.badge.fill": "f \(bell)|s \(bell)|s \(clapper)\(alert)",
    "bell.slash": "s \(bell)|s \(clapper)\(slash)",
    "lock.open": "s \(lockBody)|s \(heldShackle)",
    "lock.open.fill": "f \(lockBody)|s \(lockBody)|s \(heldShackle)",
    "heart.slash": "s \(heart)\(slash)",
    "key": "s \(circle(7.6, 16.4, 4.4))|s \(bit)",
    "key.fill": "f \(circle(7.6, 16.4, 5.2))|e \(circle(6.6, 17.4, 1.5))|s \(bit)",
    "shield": "s \(shield)",
    "shield.fill": "f \(shield)|s \(shield)",
    "creditcard": "s \(card)|s M2.4 9.6H21.6M5.8 14.8H9.4",
    "creditcard.fill": "f \(card)|s \(card)|x M1 9.6H23M5.8 14.8H9.4",
    "bag": "s \(bag)|s \(straps)",
    "bag.fill":
      "f \(bag)|s \(bag)|s M8.4 7.4V6.6A3.6 3.6 0 0 1 15.6 6.6V7.4|x M8.4 10.4V11"
      + "A3.6 3.6 0 0 0 15.6 11V10.4",
    "cart.fill":
      "f M6 6.6H20.2C21 6.6 21.6 7.3 21.4 8.1L20.3 12C20 13 19.2 13.6 18.2 13.6H7z"
      + "|s M2 3.6H4C4.7 3.6 5.3 4.1 5.4 4.8L7 14.4C7.2 15.6 8.2 16.4 9.4 16.4H18.2M5.9 6.6H20.2"
      + "C21 6.6 21.6 7.3 21.4 8.1L20.3 12C20 13 19.2 13.6 18.2 13.6H7"
      + "|f \(circle(9.6, 20, 1.5))\(circle(17.4, 20, 1.5))",
    "gift":
      "s \(box(3, 8, 18, 4.4, 1.2))|s M4.6 12.6V19C4.6 20.2 5.6 21.2 6.8 21.2H17.2"
      + "C18.4 21.2 19.4 20.2 19.4 19V12.6M12 8V21M12 7.8C10.8 4.4 8.8 2.8 7.2 3.4S6 7.8 8.4 7.8"
      + "M12 7.8C13.2 4.4 15.2 2.8 16.8 3.4S18 7.8 15.6 7.8",
    "shippingbox": "s \(cube)",
    "cube": "s \(cube)",
    "paperclip":
      "s M19.8 11.2 12 19C9.8 21.2 6.6 21.2 4.8 19.4S2.8 14.4 5 12.2L12.8 4.4"
      + "C14.2 3 16.4 3 17.6 4.2S18.8 7.6 17.4 9L9.8 16.6C9 17.4 8 17.4 7.4 16.8"
      + "S6.8 15.2 7.6 14.4L14.4 7.6",
    "pin": "s \(needle)|s M12 14.4V21.4",
    "pin.fill": "f \(needle)z|s \(needle)|s M12 14.4V21.4",
    "scissors":
      "s \(circle(6, 6.4, 2.8))\(circle(6, 17.6, 2.8))|s M8.2 8.4 20.4 18M8.2 15.6 20.4 6",
    "crown": "s M3 7.4 5 18.6H19L21 7.4 16 11.6 12 4.6 8 11.6z",
    "crown.fill":
      "f M3 7.4 5 18.6H19L21 7.4 16 11.6 12 4.6 8 11.6z|s M3 7.4 5 18.6H19"
      + "L21 7.4 16 11.6 12 4.6 8 11.6z",
    "trophy":
      "s M7.2 3.4H16.8V9.2A4.8 4.8 0 0 1 7.2 9.2zM7.2 5.4H3.6C3.6 8.8 5 10.6 7.6 11M16.8 5.4"
      + "H20.4C20.4 8.8 19 10.6 16.4 11M12 14V18.4M8 20.8H16M9.4 20.6C9.4 19.2 10.4 18.4 12 18.4"
      + "S14.6 19.2 14.6 20.6",
    "graduationcap":
      "s M12 4.4 1.8 9.2 12 14 22.2 9.2zM5.8 11.4V16.4C7.4 18.2 9.6 19 12 19"
      + "S16.6 18.2 18.2 16.4V11.4M20.8 10V15.6",
    "fork.knife":
      "s M5 2.8V8.4C5 10 6.2 11.2 7.8 11.2S10.6 10 10.6 8.4V2.8M7.8 2.8V21.2M18.4 21.2V2.8"
      + "C15.8 4 14.6 7 14.6 10.6V13.4H18.4",
    "cup.and.saucer":
      "s M3.8 6H17V11.6C17 15 14.6 17 10.4 17S3.8 15 3.8 11.6zM17 7.4H18.6"
      + "C20.2 7.4 21.2 8.4 21.2 9.8 21.2 11.8 19.4 13 16.8 13M2.4 20.4H18.4",
    "lightbulb":
      "s M9 17.4C9 15.6 5.6 13.6 5.6 9.2A6.4 6.4 0 0 1 18.4 9.2C18.4 13.6 15 15.6 15 17.4z"
      + "M9.4 20.2H14.6",
    "lightbulb.fill":
      "f M9 17.4C9 15.6 5.6 13.6 5.6 9.2A6.4 6.4 0 0 1 18.4 9.2C18.4 13.6 15 15.6 15 17.4z"
      + "|s M9 17.4C9 15.6 5.6 13.6 5.6 9.2A6.4 6.4 0 0 1 18.4 9.2C18.4 13.6 15 15.6 15 17.4z"
      + "M9.4 20.6H14.6",
    "alarm":
      "s \(circle(12, 13, 8))|s M12 8.6V13L14.8 14.8M3 6.6 6.6 3.4M21 6.6 17.4 3.4"
      + "M6.6 18.8 4.8 20.8M17.4 18.8 19.2 20.8",
    "hourglass":
      "s M6.4 2.8H17.6M6.4 21.2H17.6M7.6 2.8V6.4C7.6 9 10.8 10.4 10.8 12S7.6 15 7.6 17.6V21.2"
      + "M16.4 2.8V6.4C16.4 9 13.2 10.4 13.2 12S16.4 15 16.4 17.6V21.2",
    "archivebox":
      "s \(box(2.6, 4, 18.8, 4.6, 1.4))|s M4.2 8.8V17.6C4.2 19 5.2 20 6.6 20H17.4"
      + "C18.8 20 19.8 19 19.8 17.6V8.8M9.4 12.4H14.6",
    "cart":
      "s M2 3.6H4C4.7 3.6 5.3 4.1 5.4 4.8L7 14.4C7.2 15.6 8.2 16.4 9.4 16.4H18.2"
      + "M5.9 6.6H20.2C21 6.6 21.6 7.3 21.4 8.1L20.3 12C20 13 19.2 13.6 18.2 13.6H7"
      + "|f \(circle(9.6, 20, 1.5))\(circle(17.4, 20, 1.5))",
    "tag": "s \(tag)|f \(circle(7.6, 7.6, 1.4))",
    "tag.fill": "f \(tag)|s \(tag)|e \(circle(7.6, 7.6, 1.5))",
    "briefcase": "s \(briefcase)|s \(handle)|s M2.6 12.6H21.4M12 11.4V13.8",
    "briefcase.fill": "f \(briefcase)|s \(briefcase)|s \(handle)|x M2 12.6H22M12 11.6V13.6",
  ]
}
