import Foundation
import Testing
import UIKit

/// After https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:).
@MainActor
struct AssociatedObjectTests {
  private final class Model {}
  private final class Payload {
    private let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  nonisolated(unsafe) private static var first: UInt8 = 0
  nonisolated(unsafe) private static var second: UInt8 = 0

  @Test func valuesAreKeptByObjectAndKey() {
    let (one, other) = (UIView(), Model())
    objc_setAssociatedObject(one, &Self.first, "view", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(other, &Self.first, "model", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &Self.first) as? String == "view")
    #expect(objc_getAssociatedObject(one, &Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &Self.first) as? String == "model")
    #expect(objc_getAssociatedObject(other, &Self.second) == nil)
    #expect(objc_getAssociatedObject(UIView(), &Self.first) == nil)
  }

  @Test func nilRemovesAValueAndRemovingAllRemovesTheRest() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &Self.second, "two", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
    #expect(objc_getAssociatedObject(view, &Self.second) as? String == "two")
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.second) == nil)
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func valuesAreReleasedWithTheirOwner(_ kind: Int) {
    var ended = false
    do {
      let owner: AnyObject =
        switch kind {
        case 0: UIView()
        case 1: UIViewController()
        case 2: UITapGestureRecognizer()
        case 3: UIBarButtonItem()
        default: CALayer()
        }
      objc_setAssociatedObject(
        owner,
        &Self.first,
        Payload { ended = true },
        .OBJC_ASSOCIATION_RETAIN
      )
      #expect(!ended)
    }
    #expect(ended)
  }

  @Test func ownersReadTheirValuesWhileTheyAreDeallocated() {
    final class Owner: UIView {
      nonisolated(unsafe) static var seen: String?
      nonisolated(unsafe) static var key: UInt8 = 0
      deinit { Self.seen = objc_getAssociatedObject(self, &Self.key) as? String }
    }
    do {
      let owner = Owner()
      objc_setAssociatedObject(owner, &Owner.key, "last", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(Owner.seen == "last")
  }

  @Test func valuesOfDeallocatedObjectsAreReleasedAsNewOnesAreAdded() {
    var ended = 0
    for _ in 0..<1000 {
      let model = Model()
      let payload = Payload { ended += 1 }
      objc_setAssociatedObject(model, &Self.first, payload, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ended > 500)
  }

  @Test func anObjectAtTheAddressOfAnotherHasNoneOfItsValues() {
    for _ in 0..<100 {
      let model = Model()
      #expect(objc_getAssociatedObject(model, &Self.first) == nil)
      objc_setAssociatedObject(model, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func anAssignedObjectIsNotRetainedAndAnAssignedValueIs() {
    let view = UIView()
    do {
      let payload = Payload()
      objc_setAssociatedObject(view, &Self.first, payload, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Self.first) as? Payload === payload)
    }
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
    objc_setAssociatedObject(view, &Self.first, true, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Self.first) as? Bool == true)
  }

  @Test func aValueOfTheCopyPolicyIsCopied() throws {
    let view = UIView()
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    objc_setAssociatedObject(view, &Self.first, style, .OBJC_ASSOCIATION_COPY)
    style.lineSpacing = 4
    let kept = try #require(objc_getAssociatedObject(view, &Self.first) as? NSParagraphStyle)
    #expect(kept.lineSpacing == 3)
  }

  @Test func manyThreadsMayKeepValues() async {
    let models = (0..<64).map { _ in NSObject() }
    nonisolated(unsafe) let shared = models
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<64 {
        group.addTask { @concurrent in
          for round in 0..<100 {
            let model = shared[(index + round) % 64]
            objc_setAssociatedObject(model, &Self.first, round, .OBJC_ASSOCIATION_RETAIN)
            _ = objc_getAssociatedObject(model, &Self.first)
          }
        }
      }
    }
    #expect(models.allSatisfy { objc_getAssociatedObject($0, &Self.first) is Int })
  }
}
