import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct CATransactionTests {
  private let scene = AnimatedScene()

  private func fade(_ seconds: Double = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = seconds
    return animation
  }

  @Test func settingsAndOwnValuesHaveKeys() {
    scene.run {
      CATransaction.begin()
      CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue("own", forKey: "name")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 3)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.value(forKey: "name") as? String == "own")
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "name") == nil)
    }
  }

  @Test func theCompletionWaitsForAllAnimations() {
    let (log, layer) = (scene.log, scene.box.layer)
    scene.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      layer.add(fade(1), forKey: "a")
      layer.add(fade(2), forKey: "b")
      CATransaction.commit()
    }
    scene.advance(1)
    #expect(log.take().isEmpty)
    scene.advance(1)
    #expect(log.take() == ["done"])
  }

  @Test func theCompletionRunsInTheNextTurnWithoutAnimations() {
    let log = scene.log
    scene.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      CATransaction.commit()
      #expect(log.take().isEmpty)
    }
    scene.advance(0)
    #expect(log.take() == ["done"])
  }

  @Test func aRemovedAnimationCountsAsEnded() {
    let (log, layer) = (scene.log, scene.box.layer)
    scene.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log("done") }
      layer.add(fade(1), forKey: "a")
      CATransaction.commit()
    }
    scene.run { layer.removeAllAnimations() }
    scene.advance(0)
    #expect(log.take() == ["done"])
  }

  @Test func animationsWithoutADurationHaveThatOfTheTransaction() {
    let layer = scene.box.layer
    scene.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      layer.add(fade(), forKey: "a")
      layer.add(fade(1), forKey: "b")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.commit()
      CATransaction.commit()
      layer.add(fade(), forKey: "c")
    }
    #expect(layer.animation(forKey: "a")?.duration == 3)
    #expect(layer.animation(forKey: "a")?.timingFunction != nil)
    #expect(layer.animation(forKey: "b")?.duration == 1)
    #expect(layer.animation(forKey: "c")?.duration == 0.25)
  }

  @Test func eachSceneHasItsOwnTransactions() {
    let other = AnimatedScene()
    scene.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
    }
    other.run { #expect(!CATransaction.disableActions()) }
    scene.run {
      #expect(CATransaction.disableActions())
      CATransaction.commit()
    }
  }

  @Test func implicitTransactionsLastUntilTheEventEnds() {
    let log = scene.log
    scene.run {
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { log("done") }
      #expect(CATransaction.animationDuration() == 2)
      scene.box.layer.add(fade(), forKey: "a")
    }
    scene.run { #expect(CATransaction.animationDuration() == 0.25) }
    scene.advance(2)
    #expect(log.take() == ["done"])
  }
}
