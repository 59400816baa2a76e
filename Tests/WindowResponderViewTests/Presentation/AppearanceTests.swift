import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of K1: a child that is added or removed while its container appears or disappears.
@MainActor @Suite(.serialized) struct AppearanceTests {
  let stage = Stage(size: Size(width: 800, height: 600))
  let log = Log()
  private let a: LifeCycleController
  private let b: LifeCycleController
  private let child: LifeCycleController

  /// The presentation styles that are tested with an animation.
  nonisolated static let styles: [ModalPresentationStyle] = [
    .fullScreen, .pageSheet, .overFullScreen, .popover,
  ]

  private static let coming = ["c willAppear", "c isAppearing", "c didAppear"]
  private static let going = ["c willDisappear", "c didDisappear"]

  init() {
    (a, b) = LifeCycleController.pair(on: stage, log: log)
    child = LifeCycleController("c", log: log)
    _ = child.view
    _ = log.take()
  }

  private func embed(in parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Returns the appearance calls of the child since the last call.
  private func heard() -> [String] { log.take().filter { $0.hasPrefix("c ") } }

  // MARK: Appearing

  @Test(
    "K1: a child that is added in any of its container's calls receives each call once, in order",
    arguments: styles, ["didLoad", "willAppear", "isAppearing", "didAppear"])
  func addedInACall(style: ModalPresentationStyle, call: String) {
    let container = LifeCycleController("p", log: log)
    container.modalPresentationStyle = style
    container.onCall = { [unowned container] name in
      if name == call { embed(in: container) }
    }
    a.present(container, animated: true)
    stage.advance(by: 1)
    #expect(heard() == Self.coming)
    container.onCall = nil
    a.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(heard() == Self.going)
  }

  @Test("K1: the same where nothing is animated, and where the window shows the container")
  func addedInACallAtOnce() {
    for call in ["didLoad", "willAppear", "isAppearing", "didAppear"] {
      let container = LifeCycleController("p", log: log)
      container.onCall = { [unowned container] name in
        if name == call { embed(in: container) }
      }
      a.present(container, animated: false)
      #expect(heard() == Self.coming)
      container.onCall = nil
      a.dismiss(animated: false)
      #expect(heard() == Self.going)
      remove()
    }
    for call in ["didLoad", "willAppear", "isAppearing", "didAppear"] {
      let container = LifeCycleController("p", log: log)
      container.onCall = { [unowned container] name in
        if name == call { embed(in: container) }
      }
      stage.window.rootViewController = container
      #expect(heard() == Self.coming)
      container.onCall = nil
      stage.window.rootViewController = nil
      #expect(heard() == Self.going)
      remove()
    }
  }

  @Test(
    "K1: one that is added in the middle of the animation hears what it missed, and the end with it",
    arguments: styles)
  func addedMidway(style: ModalPresentationStyle) {
    b.modalPresentationStyle = style
    child.logsDetails = true
    a.present(b, animated: true)
    stage.advance(by: 0.1)
    embed(in: b)
    #expect(
      heard() == ["c willAppear animated toParent", "c isAppearing animated toParent"])
    stage.advance(by: 1)
    #expect(heard() == ["c didAppear animated toParent"])
    #expect(!child.isMovingToParent)
  }

  @Test("K1: a child of the presenting controller disappears with it, or appears if it stays")
  func addedToThePresenter() {
    for style in Self.styles {
      b.modalPresentationStyle = style
      a.present(b, animated: true)
      stage.advance(by: 0.1)
      embed(in: a)
      let leaves = style == .fullScreen
      #expect(heard() == Self.coming + (leaves ? ["c willDisappear"] : []))
      stage.advance(by: 1)
      #expect(heard() == (leaves ? ["c didDisappear"] : []))
      a.dismiss(animated: true)
      stage.advance(by: 1)
      #expect(heard() == (leaves ? Self.coming : []))
      remove()
      #expect(heard() == Self.going)
    }
  }

  @Test("K1: one that is added while its container goes away comes, and goes with it")
  func addedWhileGoing() {
    for style in Self.styles {
      b.modalPresentationStyle = style
      a.present(b, animated: false)
      a.dismiss(animated: true)
      stage.advance(by: 0.05)
      embed(in: b)
      #expect(heard() == Self.coming + ["c willDisappear"])
      stage.advance(by: 1)
      #expect(heard() == ["c didDisappear"])
      remove()
      #expect(heard().isEmpty)
    }
  }

  @Test("K1: a child whose view was added before it receives its calls once as well")
  func viewFirst() {
    b.onCall = { [unowned b, child] call in
      guard call == "willAppear" else { return }
      b.view.addSubview(child.view)
      b.addChild(child)
      child.didMove(toParent: b)
    }
    a.present(b, animated: true)
    #expect(heard() == ["c willAppear", "c isAppearing"])
    stage.advance(by: 1)
    #expect(heard() == ["c didAppear"])
  }

  @Test("K1: children of children go along too, and after their containers")
  func nested() {
    let inner = LifeCycleController("d", log: log)
    _ = inner.view
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    _ = log.take()
    child.onCall = { [child] call in
      guard call == "isAppearing" else { return }
      child.addChild(inner)
      child.view.addSubview(inner.view)
    }
    embed(in: b)
    #expect(log.take() == ["c willAppear", "c isAppearing", "d willAppear", "d isAppearing"])
    stage.advance(by: 1)
    #expect(log.take() == ["b didAppear", "c didAppear", "d didAppear", "a didDisappear"])
    a.dismiss(animated: true)
    #expect(
      log.take() == [
        "b willDisappear", "c willDisappear", "d willDisappear", "a willAppear", "a isAppearing",
      ])
    stage.advance(by: 1)
    #expect(
      log.take() == ["a didAppear", "b didDisappear", "c didDisappear", "d didDisappear"])
  }

  // MARK: Disappearing

  @Test(
    "K1: one that is removed in the middle of the animation goes at once, and hears no more",
    arguments: styles)
  func removedMidway(style: ModalPresentationStyle) {
    b.modalPresentationStyle = style
    embed(in: b)
    a.present(b, animated: true)
    #expect(heard() == ["c willAppear", "c isAppearing"])
    stage.advance(by: 0.1)
    remove()
    #expect(heard() == Self.going)
    stage.advance(by: 1)
    #expect(heard().isEmpty)
    embed(in: b)
    #expect(heard() == Self.coming)
    a.dismiss(animated: true)
    #expect(heard() == ["c willDisappear"])
    stage.advance(by: 0.05)
    remove()
    #expect(heard() == ["c didDisappear"])
    stage.advance(by: 1)
    #expect(heard().isEmpty)
  }

  @Test("K1: a child of what presents that is removed meanwhile goes at once")
  func removedFromThePresenter() {
    for style in Self.styles {
      b.modalPresentationStyle = style
      embed(in: a)
      _ = heard()
      a.present(b, animated: true)
      stage.advance(by: 0.1)
      remove()
      let all = heard()
      #expect(all == Self.going)
      stage.advance(by: 1)
      a.dismiss(animated: false)
      #expect(heard().isEmpty)
    }
  }

  @Test("K1: one that is removed before its view was in a window goes in pairs too")
  func removedBeforeTheWindow() {
    let other = LifeCycleController("d", log: log)
    b.addChild(other)
    b.view.addSubview(other.view)
    embed(in: b)
    _ = log.take()
    child.onCall = { call in
      guard call == "willAppear" else { return }
      other.view.removeFromSuperview()
    }
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    stage.advance(by: 1)
    #expect(
      log.take().filter { $0.hasPrefix("d ") } == [
        "d willAppear", "d willDisappear", "d didDisappear",
      ])
    #expect(other.appearanceState == .disappeared && child.appearanceState == .appeared)
  }

  @Test("K1: a child that leaves its parent while its view stays appears to the end")
  func leavingTheParentOnly() {
    embed(in: b)
    a.present(b, animated: true)
    #expect(heard() == ["c willAppear", "c isAppearing"])
    child.removeFromParent()
    #expect(heard() == ["c didAppear"])
    stage.advance(by: 1)
    child.view.removeFromSuperview()
    #expect(heard() == Self.going)
  }

  // MARK: Interruption

  @Test("K1: with a presentation that is dismissed on its way every call comes once, in pairs")
  func interrupted() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    stage.advance(by: 0.1)
    embed(in: b)
    a.dismiss(animated: true)
    stage.advance(by: 0.05)
    #expect(heard() == Self.coming + ["c willDisappear"])
    a.present(b, animated: true)
    stage.advance(by: 1)
    #expect(heard() == ["c didDisappear"] + Self.coming)
    a.dismiss(animated: false)
    #expect(heard() == Self.going)
  }

  @Test("K1: dismissing in the container's viewWillAppear leaves no child behind")
  func dismissedBeforeTheChildren() {
    embed(in: b)
    b.onCall = { [unowned b] call in
      if call == "willAppear" { b.dismiss(animated: true) }
    }
    a.present(b, animated: true)
    stage.advance(by: 1)
    #expect(heard() == Self.coming + Self.going)
    #expect(child.appearanceState == .disappeared)
  }

  @Test("K1: children that are exchanged while their container comes end with it")
  func exchangedMidway() {
    let other = LifeCycleController("d", log: log)
    _ = other.view
    embed(in: b)
    b.addChild(other)
    a.present(b, animated: true)
    stage.advance(by: 0.1)
    _ = log.take()
    b.transition(from: child, to: other, duration: 0.1)
    #expect(log.take() == ["c willDisappear", "d willAppear", "d isAppearing"])
    stage.advance(by: 0.15)
    #expect(log.take() == ["c didDisappear"])
    stage.advance(by: 1)
    #expect(log.take() == ["b didAppear", "d didAppear"])
  }

  @Test("K1: a child of a container that forwards by itself receives no other calls")
  func manualContainers() {
    let container = SilentContainer()
    container.addChild(child)
    container.view.addSubview(child.view)
    a.present(container, animated: true)
    stage.advance(by: 0.1)
    child.view.removeFromSuperview()
    container.view.addSubview(child.view)
    stage.advance(by: 1)
    #expect(heard().isEmpty)
  }

  @Test("a controller that gets another view while the old one is shown disappears with that one")
  func anotherView() {
    embed(in: a)
    _ = heard()
    let old: View = child.view
    child.view = View()
    #expect(heard() == Self.going)
    old.removeFromSuperview()
    a.view.addSubview(child.view)
    #expect(heard() == Self.coming)
  }
}

private final class SilentContainer: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
