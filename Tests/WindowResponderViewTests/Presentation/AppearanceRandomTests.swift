import ResponderTestKit
import SeededRandom
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of K1: controllers that are added, removed, presented and dismissed at random.
@MainActor @Suite(.serialized) struct AppearanceRandomTests {
  let stage = Stage(size: Size(width: 800, height: 600))
  let log = Log()
  private let a: LifeCycleController

  init() {
    (a, _) = LifeCycleController.pair(on: stage, log: log)
  }

  @Test("K1: whatever comes and goes, in whatever order, calls come in pairs", arguments: 0..<20)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let all = (0..<5).map { LifeCycleController("\($0)", log: log) }
    let styles = AppearanceTests.styles + [.currentContext, .overCurrentContext]
    for _ in 0..<60 {
      let (one, other) = (
        all.randomElement(using: &generator), all.randomElement(using: &generator)
      )
      guard let one, let other, one !== other else { continue }
      let isAnimated = Bool.random(using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1:
        guard one.parent == nil, one.presentingViewController == nil, !other.isWithin(one) else {
          continue
        }
        other.addChild(one)
        other.view.addSubview(one.view)
      case 2:
        guard one.parent == nil, one.presentingViewController == nil else { continue }
        a.addChild(one)
        a.view.addSubview(one.view)
      case 3:
        guard one.parent != nil else { continue }
        one.view.removeFromSuperview()
        one.removeFromParent()
      case 4:
        guard one.parent == nil, one.viewIfLoaded?.superview == nil,
          one.presentingViewController == nil, a.presentedViewController == nil
        else { continue }
        one.modalPresentationStyle = styles.randomElement(using: &generator) ?? .fullScreen
        a.present(one, animated: isAnimated)
      case 5: a.dismiss(animated: isAnimated)
      case 6: one.viewIfLoaded?.removeFromSuperview()
      default: stage.advance(by: Double.random(in: 0..<0.5, using: &generator))
      }
    }
    stage.advance(by: 1)
    a.dismiss(animated: false)
    stage.window.rootViewController = nil
    stage.advance(by: 1)
    let lines = log.take()
    for controller in all {
      check(lines.filter { $0.hasPrefix("\(controller.name) ") }.map { String($0.dropFirst(2)) })
      #expect(controller.appearanceState == .disappeared)
    }
  }

  /// Checks that the appearance calls of a controller are in a valid order.
  private func check(_ calls: [String]) {
    let next: [String: Set<String>] = [
      "didDisappear": ["willAppear"],
      "willAppear": ["isAppearing", "willDisappear"],
      "isAppearing": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"],
      "willDisappear": ["didDisappear", "willAppear"],
    ]
    var last = "didDisappear"
    for call in calls where call != "didLoad" {
      #expect(next[last]?.contains(call) ?? false, "\(call) after \(last)")
      last = call
    }
    #expect(last == "didDisappear")
  }
}

extension ViewController {
  /// Returns a Boolean value that indicates whether this controller is another one, a descendant of it, or
  /// presented by it or by a descendant.
  fileprivate func isWithin(_ other: ViewController) -> Bool {
    if self === other { return true }
    return parent?.isWithin(other) ?? presentingViewController?.isWithin(other) ?? false
  }
}
