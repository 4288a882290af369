/// Symbols of the category Fitness.
extension SymbolCatalog {
  static let fitness: [String: String] = [
    "sportscourt":
      "s \(box(1.8, 4.8, 20.4, 14.4, 2.4))|s M12 5V19|s \(circle(12, 12, 2.7))"
      + "|s M2 9H4.2C5 9 5.4 9.4 5.4 10V14C5.4 14.6 5 15 4.2 15H2"
      + "M22 9H19.8C19 9 18.6 9.4 18.6 10V14C18.6 14.6 19 15 19.8 15H22",
    "soccerball":
      "s \(ring)|f \(polygon((0..<5).map { (turn: Double($0) / 5, radius: 3.9) }))"
      + "|s \(polygon((0..<5).map { (turn: Double($0) / 5, radius: 3.4) }))"
      + "|s \(rays(5, from: 4, to: 7.2))"
      + "|s M8.3 3.4 12 5 15.7 3.4M20.6 9.2 18.9 9.8 21.2 14.4M16.8 20.1 16.1 17.6 19.6 17.4"
      + "M7.2 20.1 7.9 17.6 4.4 17.4M3.4 9.2 5.1 9.8 2.8 14.4",
    "figure.walk":
      "s \(circle(13, 4, 1.9))|s M12.4 8.4 10.6 14 13.6 17 14.4 21.6M10.6 14 8 21.4"
      + "M12.4 8.4 8.8 10.4 8 13.6M12.6 8.6 15 11.6 18 12.4",
  ]
}
