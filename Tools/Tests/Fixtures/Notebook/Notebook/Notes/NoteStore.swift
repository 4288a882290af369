import Foundation

@objc protocol NoteStoreObserver: NSObjectProtocol {
    func notesDidChange()
    @objc optional func noteStore(_ store: NoteStore, didAdd title: String)
    @objc optional func maximumNumberOfNotes(in store: NoteStore) -> Int
}

/// The notes of the device, in the defaults.
class NoteStore: NSObject {
    static let shared = NoteStore()

    @objc weak var observer: NoteStoreObserver?
    private let defaults = UserDefaults.standard

    private(set) var titles: [String] {
        get { defaults.stringArray(forKey: "titles") ?? [] }
        set { defaults.set(newValue, forKey: "titles") }
    }

    @objc dynamic func add(_ title: String) {
        guard titles.count < observer?.maximumNumberOfNotes?(in: self) ?? 100 else { return }
        titles.append(title)
        observer?.noteStore?(self, didAdd: title)
        observer?.notesDidChange()
    }
}
