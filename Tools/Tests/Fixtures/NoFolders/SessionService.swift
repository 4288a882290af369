protocol SessionService {
  func logIn(_ name: String, password: String) throws
}

struct LiveSessionService: SessionService {
  func logIn(_ name: String, password: String) throws {
    print("login of \(name) with \(password)")
  }
}
