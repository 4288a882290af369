@MainActor
final class HomeInteractor {
  let user: User

  init(name: String) {
    user = User(name: name)
  }
}
