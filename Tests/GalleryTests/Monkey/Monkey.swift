import ResponderTestKit
import SeededRandom

@testable import Gallery
@testable import WindowResponder

/// A generator of random input for the gallery: several touches, the pointer, a touchpad and keys at once,
/// while the window is resized and time passes.
///
/// All steps depend on the seed only, so that a run can be repeated.
@MainActor final class Monkey {
  let stage: Stage
  let window: GalleryWindow
  private var random: SeededGenerator
  /// The locations of the touches that are down, by their identifiers.
  private var fingers: [Int: Point] = [:]
  private var buttons: [Event.ButtonMask] = []
  private var heldKeys: [KeyboardHIDUsage] = []
  private var touchpad: TouchpadGesture?

  private let host = Host()

  /// A delegate that does not allow windows to be closed.
  private final class Host: ApplicationDelegate {
    func windowShouldClose(_ window: Window) -> Bool { false }
  }

  private enum TouchpadGesture { case scroll, pinch, swipe }

  init(page: Page, seed: UInt64) throws {
    random = SeededGenerator(seed: seed << 8 + UInt64(Page.all.firstIndex(of: page) ?? 0))
    let options = try Options(["--page", page.identifier])
    window = GalleryWindow(size: options.size)
    stage = Stage(size: options.size, window: window, hasTitleBar: true)
    stage.application.delegate = host
    window.fill(options)
    stage.screenSize = Size(width: 1600, height: 1000)
    stage.render()
  }

  /// Chooses the next step.
  func next() -> MonkeyStep {
    switch number(100) {
    case 0..<16: .fingers(fingersDown())
    case 16..<34: .fingers(fingersMoved())
    case 34..<50: .fingers(fingersUp())
    case 50..<52: taken()
    case 52..<65: pointer()
    case 65..<71: onTouchpad()
    case 71..<84: key()
    case 84..<96: .wait(any([0, 0.02, 0.1, 0.3, 0.6, 1.2]))
    default: desktop()
    }
  }

  /// Returns steps that release all touches, buttons and keys, so that all gestures can end.
  func lettingGo() -> [MonkeyStep] {
    var steps: [MonkeyStep] = [.activated(true), .suspended(false), .keyboard(true)]
    if !fingers.isEmpty { steps.append(.fingers(fingers.keys.sorted().map { .up($0) })) }
    for button in buttons { steps.append(.pointerButton(button, isDown: false)) }
    for key in heldKeys { steps.append(.key(key, [], .up)) }
    switch touchpad {
    case .scroll: steps.append(.touchpadScrollEnd)
    case .pinch: steps.append(.pinch(.end, at: .zero))
    case .swipe: steps.append(.swipe(.end, at: .zero))
    case nil: break
    }
    (fingers, buttons, heldKeys, touchpad) = ([:], [], [], nil)
    return steps + [.pointerLeave, .wait(5), .draw]
  }

  // MARK: Touches

  private func fingersDown() -> [MonkeyStep.TouchStep] {
    var changes: [MonkeyStep.TouchStep] = []
    for id in (0..<4).shuffled(using: &random).prefix(chance(25) ? 2 : 1) {
      if fingers[id] != nil { changes.append(.up(id)) }
      let place = place()
      fingers[id] = place
      changes.append(.down(id, place))
    }
    return changes
  }

  private func fingersMoved() -> [MonkeyStep.TouchStep] {
    fingers.keys.sorted().compactMap { id in
      guard let old = fingers[id], chance(80) else { return nil }
      let reach = any([2.0, 12, 60, 300])
      let new = old + Vector(dx: number(-reach...reach), dy: number(-reach...reach))
      fingers[id] = new
      return .move(id, new)
    }
  }

  private func fingersUp() -> [MonkeyStep.TouchStep] {
    let count = chance(30) ? fingers.count : 1
    return fingers.keys.sorted().shuffled(using: &random).prefix(count).flatMap { id in
      fingers[id] = nil
      // Another touch can begin in the same frame.
      let place = place()
      guard chance(10) else { return [MonkeyStep.TouchStep.up(id)] }
      fingers[id] = place
      return [.up(id), .down(id, place)]
    }
  }

  private func taken() -> MonkeyStep {
    if chance(50) {
      buttons = []
      return chance(50) ? .pointerTaken : .pointerLeave
    }
    fingers = [:]
    return .touchesTaken
  }

  // MARK: Pointer and touchpad

  private func pointer() -> MonkeyStep {
    switch number(12) {
    case 0..<5: return .pointerMove(place())
    case 5..<9:
      let button: Event.ButtonMask = any([.primary, .primary, .primary, .secondary, .button(3)])
      if let index = buttons.firstIndex(of: button) {
        buttons.remove(at: index)
        return .pointerButton(button, isDown: false)
      }
      buttons.append(button)
      return .pointerButton(button, isDown: true)
    default:
      return .wheel(Vector(dx: number(-60...60), dy: number(-200...200)), at: place())
    }
  }

  private func onTouchpad() -> MonkeyStep {
    let place = place()
    switch touchpad {
    case .scroll:
      if chance(60) { return scroll(at: place) }
      touchpad = nil
      return .touchpadScrollEnd
    case .pinch:
      if chance(60) { return .pinch(.change, at: place) }
      touchpad = nil
      return .pinch(any([.end, .end, .cancel]), at: place)
    case .swipe:
      if chance(60) { return .swipe(.change, at: place) }
      touchpad = nil
      return .swipe(any([.end, .end, .cancel]), at: place)
    case nil:
      touchpad = any([.scroll, .scroll, .pinch, .swipe])
      if touchpad == .scroll { return scroll(at: place) }
      return touchpad == .pinch ? .pinch(.begin, at: place) : .swipe(.begin, at: place)
    }
  }

  private func scroll(at place: Point) -> MonkeyStep {
    .touchpadScroll(Vector(dx: number(-30...30), dy: number(-90...90)), at: place)
  }

  // MARK: Keys

  private static let plainKeys: [KeyboardHIDUsage] = [
    .keyboardTab, .keyboardTab, .keyboardTab, .keyboardUpArrow, .keyboardDownArrow,
    .keyboardLeftArrow, .keyboardRightArrow, .keyboardReturnOrEnter, .keyboardSpacebar,
    .keyboardEscape, .keyboardA, .keyboardE, .keyboard1, .keyboardDeleteOrBackspace,
    .keyboardDeleteForward, .keyboardHome, .keyboardEnd, .keyboardPageUp, .keyboardPageDown,
    .keyboardF3, .keyboardF10, .keyboardApplication,
  ]

  private static let controlKeys: [KeyboardHIDUsage] = [
    .keyboardA, .keyboardC, .keyboardV, .keyboardX, .keyboardZ, .keyboardY, .keyboardF, .keyboardH,
    .keyboardG, .keyboardB, .keyboardN, .keyboardW, .keyboardQ, .keyboardTab, .keyboardLeftArrow,
    .keyboardDownArrow,
    .keyboardDeleteOrBackspace,
  ]

  private func key() -> MonkeyStep {
    let modifiers: KeyModifierFlags = any([
      [], [], [], [], .shift, .control, .control, [.control, .shift], .alternate,
    ])
    switch number(14) {
    case 0: return .compose(any(["", "にほ", "a"]))
    case 1: return .commit(any(["日本", "word ", "é"]))
    case 2...3:
      if !heldKeys.isEmpty, chance(50) { return .key(heldKeys.removeFirst(), modifiers, .up) }
      let key = any(Self.plainKeys)
      if heldKeys.contains(key) { return .key(key, [], .again) }
      heldKeys.append(key)
      return .key(key, modifiers, .down)
    case 4:
      guard let key = heldKeys.first else { return .key(.keyboardTab, [], .press) }
      return .key(key, [], .again)
    default:
      let keys = modifiers.contains(.control) ? Self.controlKeys : Self.plainKeys
      let free = keys.filter { !heldKeys.contains($0) }
      return free.isEmpty ? .wait(0) : .key(any(free), modifiers, .press)
    }
  }

  // MARK: Desktop

  private func desktop() -> MonkeyStep {
    switch number(10) {
    case 0...2:
      return .resize(
        any([
          Size(width: 360, height: 480), Size(width: 900, height: 640),
          Size(width: 1260, height: 780), Size(width: 520, height: 900),
          Size(width: 200, height: 120),
        ]))
    case 3: return .draw
    case 4: return .dismissPopups
    case 5: return .activated(chance(60))
    case 6: return .suspended(chance(30))
    case 7: return .keyboard(chance(60))
    default: return .desktop(any(MonkeyStep.DesktopStep.allCases))
    }
  }

  // MARK: Locations

  /// Returns a random location, often on a control.
  private func place() -> Point {
    let popups = stage.popups
    if let popup = popups.last, chance(60) {
      let frame = popup.frame
      return Point(x: number(frame.minX...frame.maxX), y: number(frame.minY...frame.maxY))
    }
    if chance(65) {
      let controls = MonkeyEyes.views(in: window).filter { $0 is Control && $0.bounds.width > 0 }
      let usable = controls.compactMap { control -> Point? in
        let middle = control.convert(control.bounds.center, to: nil)
        return window.bounds.contains(middle) ? middle : nil
      }
      if let place = usable.randomElement(using: &random) {
        return place + Vector(dx: number(-6...6), dy: number(-6...6))
      }
    }
    let bounds = window.bounds
    return Point(
      x: number(-20...max(1, bounds.width) + 20), y: number(-20...max(1, bounds.height) + 20))
  }

  // MARK: Random numbers

  private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random).rounded()
  }
  private func chance(_ percent: Int) -> Bool { number(100) < percent }
  private func any<Element>(_ list: [Element]) -> Element { list[number(list.count)] }
}
