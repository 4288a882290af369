/// What a person takes a part of the screen for.
public enum Role: String, Sendable, CaseIterable {
  case alert
  case backButton = "back button"
  case bar = "bar"
  case button
  case cell = "row"
  case footer
  case heading
  case image
  case progress
  case scrollArea = "scroll area"
  case section
  case sheet
  case table
  case text
}
