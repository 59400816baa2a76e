import CoreGraphicsNames
import ResponderTestKit
import Testing
import UIKitNames

/// A controller as it is written for UIKit.
private final class ShadesController: UIViewController {
  private(set) var shakes = 0

  override var canBecomeFirstResponder: Bool { true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { shakes += 1 }
  }
}

/// What UIKit's Objective-C does at run time.
@MainActor @Suite(.serialized) struct UIKitRuntimeTests {
  @Test("J1: a controller that overrides motionEnded, and nothing else, is sent a shake")
  func motion() {
    let stage = Stage(size: Size(width: 300, height: 300))
    let controller = ShadesController()
    stage.window.rootViewController = controller
    stage.render()
    stage.shake()
    #expect(controller.shakes == 0)
    #expect(controller.becomeFirstResponder())
    stage.shake()
    #expect(controller.shakes == 1)
    controller.resignFirstResponder()
    stage.shake()
    #expect(controller.shakes == 1)
  }
}
