// plant: Model
// check: lint-state
// expect: swift:5: .*no secret in a log
func logIn(name: String, password: String) {
  print("logging in \(name) with \(password)")
}
