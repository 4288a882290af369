/// Symbols of the category Maps.
extension SymbolCatalog {
  private static let mapSheets =
    "M3 6.4 8.8 3.8 15.2 6.6 20.2 4.4C20.7 4.2 21.2 4.5 21.2 5.1V17.2L15.2 20 8.8 17.2 3.8 19.4"
    + "C3.3 19.6 2.8 19.3 2.8 18.7V6.6z"
  private static let mapFolds = "M8.8 3.8V17.2M15.2 6.6V20"
  private static let locationArrow = "M20.6 3.4 13.6 20.4 11 13 3.6 10.4z"

  static let maps: [String: String] = [
    "map": "s \(mapSheets)|s \(mapFolds)",
    "map.fill": "f \(mapSheets)|s \(mapSheets)|x \(mapFolds)",
    "location": "s \(locationArrow)",
    "location.fill": "f \(locationArrow)|s \(locationArrow)",
    "mappin.circle": "s \(ring)|f \(circle(12, 9.2, 2.6))|s M12 10V17.4",
    "mappin.circle.fill": "f \(disc)|e \(circle(12, 9.2, 2.8))|x M12 10V17.4",
    "mappin.and.ellipse":
      "s \(circle(12, 5.6, 3.1))|s M12 8.8V17|s M8.6 13.6"
      + "C5 14.1 2.6 15.4 2.6 17 2.6 19.2 6.8 20.8 12 20.8S21.4 19.2 21.4 17"
      + "C21.4 15.4 19 14.1 15.4 13.6",
    "mappin": "s \(circle(12, 6.4, 3.9))|s M12 10.4V21.4",
    "building.2":
      "s M3.2 21V5C3.2 3.8 4 3 5.2 3H11.4C12.6 3 13.4 3.8 13.4 5V21"
      + "M13.6 9.4H18.8C20 9.4 20.8 10.2 20.8 11.4V21M1.8 21H22.2"
      + "|s M6.6 7H7.4M9.4 7H10.2M6.6 10.6H7.4M9.4 10.6H10.2M6.6 14.2H7.4M9.4 14.2H10.2"
      + "M6.8 20.8V17.8H9.8V20.8M16.8 13.2H17.6M16.8 16.8H17.6",
  ]
}
