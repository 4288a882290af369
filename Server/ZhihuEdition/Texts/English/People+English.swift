extension People {
  static let english = People(
    authors: [
      "Nora Whitfield", "Sam Okafor", "Uncle Ray", "Claire Benoit", "Theo Lindqvist", "Maya Patel",
      "Owen Gallagher", "Lucia Marin", "June Harper", "Eli Brandt", "Hannah Cho", "Marcus Reed",
      "Priya Nair", "Jonas Weber", "Abigail Stone", "Leo Castellano", "Ruth Abrams", "Dylan Frost",
    ],
    readers: [
      "Annie", "night_ferry", "March Wind", "Extra Salt", "Decimal Point", "Half a Beat Late",
      "Scrambled Eggs", "Forty North", "Cloud Repair", "Champion Napper", "Mr. Pumpkin",
      "Just a Walnut",
      "Passing By", "Leaf", "Half Sugar", "Elevator Cat", "Next-Door Jim", "One More Coffee",
      "Seaside Books", "Five More Minutes", "Orange Soda", "Tin Drummer", "Second-Floor Light",
      "Rain Check", "Rock Paper", "Paper Plane", "Morning, Class", "Magpie", "Tidewater", "No Name",
    ]
  )
}
