import ResponderTestKit
import SeededRandom
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

/// Tests of the guarantees of touches and gestures, with thousands of operations in random order.
@MainActor @Suite(.serialized) struct RandomGestureTests {
  @Test("any order of fingers, changes and interruptions keeps the promises", arguments: 0..<24)
  func anyOrder(seed: UInt64) {
    let net = GestureNet(seed: seed)
    for number in 0..<400 {
      if number.isMultiple(of: 20) { net.heal() }
      net.step()
    }
    net.rest()
    #expect(net.faults.isEmpty, "seed \(seed): \(net.faults.prefix(5))")
    #expect(net.actionCount > 0)
  }
}

/// A view that checks that each touch begins once and ends once.
private final class CountingView: View {
  weak var net: GestureNet?
  var open: Set<Touch> = []

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches where !open.insert(touch).inserted { net?.fault("began twice") }
    net?.meddle()
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !touches.isSubset(of: open) { net?.fault("moved without began") }
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { end(touches) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { end(touches) }

  override var canBecomeFirstResponder: Bool { true }

  private func end(_ touches: Set<Touch>) {
    for touch in touches where open.remove(touch) == nil { net?.fault("end without began") }
    net?.meddle()
  }
}

/// Two windows with views and recognizers, for random operations.
@MainActor private final class GestureNet: GestureRecognizerDelegate {
  let stage = Stage(size: Size(width: 200, height: 200))
  let other = Window(size: Size(width: 200, height: 200))
  private var random: SeededGenerator
  private var views: [CountingView] = []
  private var recognizers: [GestureRecognizer] = []
  private var lastState: [ObjectIdentifier: GestureRecognizer.State] = [:]
  private var down: Set<Int> = []
  private var depth = 0
  private(set) var faults: [String] = []
  private(set) var actionCount = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    other.makeKeyAndVisible()
    for index in 0..<8 {
      let view = CountingView(frame: Rect(x: 0, y: 0, width: 200 - Double(index) * 10, height: 180))
      view.net = self
      view.isMultipleTouchEnabled = chance(50)
      views.append(view)
      put(view)
    }
    for _ in 0..<14 { addRecognizer() }
  }

  func fault(_ text: String) { faults.append(text) }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func any<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &random) }

  private func put(_ view: View) {
    view.removeFromSuperview()
    let free = views.filter { !$0.isDescendant(of: view) }
    let places: [View] = [stage.window, other] + free
    any(places)?.addSubview(view)
  }

  private func addRecognizer() {
    let kinds: [GestureRecognizer] = [
      TapGestureRecognizer(), LongPressGestureRecognizer(), PanGestureRecognizer(),
      SwipeGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
      ScreenEdgePanGestureRecognizer(), HoverGestureRecognizer(),
    ]
    guard let made = any(kinds), let view = any(views) else { return }
    if let tap = made as? TapGestureRecognizer, chance(50) { tap.numberOfTapsRequired = 2 }
    if let pan = made as? PanGestureRecognizer { pan.allowedScrollTypesMask = .all }
    if let edge = made as? ScreenEdgePanGestureRecognizer { edge.edges = .all }
    made.delaysTouchesBegan = chance(30)
    made.delaysTouchesEnded = chance(70)
    made.cancelsTouchesInView = chance(70)
    made.allowedPressTypes = [.select]
    if chance(60) { made.delegate = self }
    if chance(30), let known = any(recognizers) { made.require(toFail: known) }
    made.addAction(Action { [unowned self, unowned made] _ in acted(made) })
    recognizers.append(made)
    view.addGestureRecognizer(made)
  }

  private func acted(_ recognizer: GestureRecognizer) {
    actionCount += 1
    let now = recognizer.state
    let before = lastState[ObjectIdentifier(recognizer)] ?? .possible
    let goesOn = before == .began || before == .changed
    switch now {
    case .began: if goesOn { fault("began after \(before)") }
    case .changed: if !goesOn { fault("changed after \(before)") }
    case .ended, .cancelled: break
    case .possible, .failed: fault("an action for \(now)")
    }
    lastState[ObjectIdentifier(recognizer)] = now
    meddle()
  }

  /// Performs a random change from within a handler, in 8 percent of the calls.
  func meddle() {
    guard depth < 3, chance(8) else { return }
    depth += 1
    change()
    depth -= 1
  }

  private func change() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: any(views)?.removeFromSuperview()
    case 1, 2: if let view = any(views) { put(view) }
    case 3: any(views).map { $0.isHidden.toggle() }
    case 4, 5: any(recognizers).map { $0.isEnabled.toggle() }
    case 6:
      if let recognizer = any(recognizers), let view = any(views) {
        view.addGestureRecognizer(recognizer)
      }
    case 7: any(recognizers).map { $0.view?.removeGestureRecognizer($0) }
    case 8: stage.application.cancelTouches()
    default:
      let window = chance(50) ? stage.window : other
      window.isHidden ? window.makeKeyAndVisible() : window.close()
    }
  }

  private func place() -> Point {
    Point(x: .random(in: 0..<200, using: &random), y: .random(in: 0..<200, using: &random))
  }

  private func touch(_ id: Int, _ kind: TouchChange.Kind, in window: Window) {
    guard let surface = window.surface else { return }
    let margins = window.chrome.margins
    let change = TouchChange(
      id: Int32(id), kind: kind, surface: surface,
      location: place() + Vector(dx: margins.left, dy: margins.top), timestamp: stage.now)
    stage.application.input(
      .touch(TouchFrame(seat: 0, timestamp: stage.now, changes: [change])))
    stage.frame()
  }

  /// Restores removed views and recognizers, so that the next operations have an effect.
  func heal() {
    for window in [stage.window, other] where window.isHidden { window.makeKeyAndVisible() }
    for view in views where view.window == nil || view.isHidden {
      view.isHidden = false
      put(view)
    }
    for recognizer in recognizers {
      recognizer.isEnabled = true
      if recognizer.view == nil { any(views)?.addGestureRecognizer(recognizer) }
    }
    any(views)?.becomeFirstResponder()
  }

  func step() {
    let id = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0...3:
      down.insert(id)
      touch(id, .down, in: chance(70) ? stage.window : other)
    case 4...10: touch(id, .motion, in: stage.window)
    case 11...13:
      down.remove(id)
      touch(id, .up, in: stage.window)
    case 14: stage.advance(by: .random(in: 0...0.7, using: &random))
    case 15: change()
    case 16:
      if chance(50) { stage.pointerMove(to: place()) } else { stage.click(at: place()) }
    case 17:
      if chance(50) {
        stage.touchpadScroll(by: Vector(dx: 3, dy: 4), at: place())
      } else {
        stage.touchpadScrollEnd()
      }
    case 18: stage.touchpadPinch(scale: 1.5, rotation: 0.3, at: place())
    default:
      if chance(20) { stage.touchCancel() } else { stage.keyPress(.keyboardReturnOrEnter) }
    }
  }

  /// Lifts all touches, advances the time by 5 s, and checks that no gesture, touch or timer remains.
  func rest() {
    for id in down.sorted() { touch(id, .up, in: stage.window) }
    stage.touchpadScrollEnd()
    stage.pointerLeave()
    stage.application.cancelTouches()
    depth = 3
    stage.pointerCancel()
    stage.advance(by: 5)
    for window in [stage.window, other] where !window.touchDispatcher.gestures.inPlay.isEmpty {
      fault("in play: \(window.touchDispatcher.gestures.inPlay)")
    }
    for recognizer in recognizers where recognizer.state != .possible {
      fault("at rest: \(recognizer) is \(recognizer.state)")
    }
    for (id, state) in lastState where state == .began || state == .changed {
      fault("never ended: \(id) is \(state)")
    }
    for view in views where !view.open.isEmpty { fault("a touch without an end") }
    if stage.application.nextTimer != nil { fault("a timer is left") }
  }

  // MARK: Gesture recognizer delegate

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    meddle()
    return chance(80)
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    meddle()
    return chance(40)
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { chance(10) }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    meddle()
    return chance(90)
  }
}
