/// Symbols of the category Objects & Tools, except documents.
extension SymbolCatalog {
  private static let trashBin =
    "M5.6 6.6 6.5 19.2C6.6 20.5 7.6 21.4 8.9 21.4H15.1C16.4 21.4 17.4 20.5 17.5 19.2L18.4 6.6"
  private static let trashLid =
    "M3.4 6.4H20.6M8.6 6V4.5C8.6 3.5 9.4 2.7 10.4 2.7H13.6C14.6 2.7 15.4 3.5 15.4 4.5V6"
  private static let bell =
    "M12 2.8C8.6 2.8 6.2 5.4 6.2 8.8V11.6C6.2 12.6 5.8 13.4 5.1 14.1L4 15.3"
    + "C3 16.3 3.7 17.6 4.9 17.6H19.1C20.3 17.6 21 16.3 20 15.3L18.9 14.1"
    + "C18.2 13.4 17.8 12.6 17.8 11.6V8.8C17.8 5.4 15.4 2.8 12 2.8z"
  private static let clapper = "M9.4 20.2C9.9 21.1 10.9 21.6 12 21.6S14.1 21.1 14.6 20.2"
  private static let flagCloth =
    "M5 4.2C7.6 2.8 10.1 3 12.4 4.2S16.9 5.5 19.4 4.4V13.6C16.9 14.7 14.7 14.6 12.4 13.4"
    + "S7.6 12.1 5 13.4"
  private static let tag =
    "M3.2 4.8V11.2C3.2 11.8 3.5 12.4 3.9 12.9L11.4 20.4C12.3 21.3 13.8 21.3 14.7 20.4"
    + "L20.4 14.7C21.3 13.8 21.3 12.3 20.4 11.4L12.9 3.9C12.4 3.5 11.8 3.2 11.2 3.2H4.8"
    + "C3.9 3.2 3.2 3.9 3.2 4.8z"
  private static let briefcase = box(2.4, 6.8, 19.2, 13.2, 2.6)
  private static let briefcaseHandle = "M8.2 6.6V5C8.2 4 9 3.2 10 3.2H14C15 3.2 15.8 4 15.8 5V6.6"
  private static let bellBadge = "|e \(circle(17.6, 5.6, 5))|f \(circle(17.6, 5.6, 3.6))"
  private static let pinNeedle =
    "M8 3.2H16M9.2 3.4V9.6C6.8 10.8 5.8 12.4 5.8 14.4H18.2C18.2 12.4 17.2 10.8 14.8 9.6V3.4"
  private static let cube =
    "M12 2.6 20.4 7V17L12 21.4 3.6 17V7zM3.8 7.2 12 11.6 20.2 7.2M12 11.6V21.2"
  private static let chartColumns =
    box(3, 12.6, 4.4, 8, 1) + box(9.8, 3.4, 4.4, 17.2, 1) + box(16.6, 8, 4.4, 12.6, 1)

  static let objectsAndTools: [String: String] = [
    "trash": "s \(trashLid)|s \(trashBin)|s M9.7 10.2 10 17.6M14.3 10.2 14 17.6",
    "trash.fill":
      "s \(trashLid)|f \(trashBin)z|s \(trashBin)|x M9.7 10.4 10 17.4M14.3 10.4 14 17.4",
    "flag": "s \(flagCloth)|s M5 3V21.4",
    "flag.fill": "f \(flagCloth)z|s \(flagCloth)|s M5 3V21.4",
    "bell": "s \(bell)|s \(clapper)",
    "bell.fill": "f \(bell)|s \(bell)|s \(clapper)",
    "link":
      "s M9.9 14.1 14.1 9.9M11 7.2 13.6 4.6C15.3 2.9 17.9 2.9 19.5 4.5S21.1 8.7 19.4 10.4L16.8 13"
      + "M13 16.8 10.4 19.4C8.7 21.1 6.1 21.1 4.5 19.5S2.9 15.3 4.6 13.6L7.2 11",
    "magnifyingglass": "s \(circle(10.2, 10.2, 6.9))|s M15.3 15.3 21 21",
    "plus.magnifyingglass":
      "s \(circle(10.2, 10.2, 6.9))|s M15.3 15.3 21 21|s M10.2 7V13.4M7 10.2H13.4",
    "minus.magnifyingglass":
      "s \(circle(10.2, 10.2, 6.9))|s M15.3 15.3 21 21|s M7 10.2H13.4",
    "gear":
      "s \(circle(12, 12, 6.9))|s \(circle(12, 12, 2.2))|s \(rays(12, from: 7.4, to: 9.8))"
      + "|s M12 9.8V5.2M10.1 13.1 6.1 15.4M13.9 13.1 17.9 15.4",
    "gearshape": "s \(cog(teeth: 8, inner: 7.4, outer: 9.8))|s \(circle(12, 12, 3))",
    "gearshape.fill":
      "f \(cog(teeth: 8, inner: 7.8, outer: 10.2))|s \(cog(teeth: 8, inner: 7.4, outer: 9.8))"
      + "|e \(circle(12, 12, 3.4))",
    "bell.badge": "s \(bell)|s \(clapper)\(bellBadge)",
    "bell.badge.fill": "f \(bell)|s \(bell)|s \(clapper)\(bellBadge)",
    "bell.slash": "s \(bell)|s \(clapper)\(slash)",
    "shippingbox": "s \(cube)",
    "cube": "s \(cube)",
    "pin": "s \(pinNeedle)|s M12 14.4V21.4",
    "pin.fill": "f \(pinNeedle)z|s \(pinNeedle)|s M12 14.4V21.4",
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
    "tag": "s \(tag)|f \(circle(7.6, 7.6, 1.4))",
    "tag.fill": "f \(tag)|s \(tag)|e \(circle(7.6, 7.6, 1.5))",
    "briefcase": "s \(briefcase)|s \(briefcaseHandle)|s M2.6 12.6H21.4M12 11.4V13.8",
    "briefcase.fill":
      "f \(briefcase)|s \(briefcase)|s \(briefcaseHandle)|x M2 12.6H22M12 11.6V13.6",
    "chart.bar": "s \(chartColumns)",
    "chart.bar.fill": "f \(chartColumns)|s \(chartColumns)",
    "chart.pie": "s M10.6 4.4A8.6 8.6 0 1 0 19.6 13.4H10.6zM14 2.6A7.6 7.6 0 0 1 21.4 10H14z",
    "chart.line.uptrend.xyaxis":
      "s M3 3.4V18.4C3 19.8 4 20.8 5.4 20.8H21M6.8 15.8 11 10.8 14 13.6 20.4 6M16.2 5.8H20.6"
      + "V10.2",
  ]
}
