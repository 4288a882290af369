// plant: Presentation
// check: lint-state
// expect: swift:5: .*every failure is reported, got `try\?`[\s\S]*swift:8: .*got `catch \{\}`
func load(_ request: () throws -> String) -> String {
  (try? request()) ?? ""
}
func save(_ request: () throws -> Void) {
  do { try request() } catch {}
}
