import SeededRandom

/// A generator of random events of a compositor, in any order. Each event is well-formed.
struct ProtocolMonkey {
  private var random: SeededGenerator
  private var fingers: Set<Int32> = []
  private var buttons: [UInt32] = []
  private var keys: [UInt32] = []
  private var hasPointer = false
  private var hasKeyboard = false

  /// The evdev codes of Tab, Escape, Return, space, arrows, Page Up, Page Down, backspace and letters.
  private static let codes: [UInt32] = [
    15, 15, 1, 28, 57, 103, 105, 106, 108, 104, 109, 14, 30, 46, 47, 44, 33,
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns the next steps.
  mutating func next() -> [ProtocolStep] {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: touches()
    case 45..<70: pointer()
    case 70..<92: keyboard()
    case 92..<97:
      [
        .configure(
          width: any([360, 620, 900, 1260]), height: any([480, 640, 780]), isActivated: chance(80))
      ]
    default: [chance(50) ? .dismissPopup : .dragEnd]
    }
  }

  /// Returns steps that release all touches, buttons and keys.
  mutating func lettingGo() -> [ProtocolStep] {
    var steps: [ProtocolStep] = [.configure(width: 1260, height: 780, isActivated: true)]
    steps += fingers.sorted().map { .touchUp($0) } + [.touchFrame]
    steps += buttons.map { .pointerButton($0, isDown: false) }
    steps += keys.map { .key($0, isDown: false) } + [.modifiers(0)]
    steps.append(.dragEnd)
    if hasPointer { steps.append(.pointerLeave) }
    if hasKeyboard { steps.append(.keyboardLeave) }
    (fingers, buttons, keys, hasPointer, hasKeyboard) = ([], [], [], false, false)
    return steps
  }

  private mutating func touches() -> [ProtocolStep] {
    if chance(4) {
      fingers = []
      return [.touchCancel]
    }
    var steps: [ProtocolStep] = []
    for _ in 0..<(chance(30) ? 3 : 1) {
      let id = Int32.random(in: 0..<4, using: &random)
      if !fingers.contains(id) {
        fingers.insert(id)
        steps.append(.touchDown(id, x: x(), y: y()))
      } else if chance(50) {
        steps.append(.touchMotion(id, x: x(), y: y()))
      } else {
        fingers.remove(id)
        steps.append(.touchUp(id))
      }
    }
    return steps + [.touchFrame]
  }

  private mutating func pointer() -> [ProtocolStep] {
    guard hasPointer else {
      hasPointer = true
      return [.pointerEnter(x: x(), y: y())]
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      hasPointer = false
      buttons = []
      return [.pointerLeave]
    case 1...3: return [.pointerMotion(x: x(), y: y())]
    case 4: return [.pointerWheel(any([-3, -1, 1, 4]))]
    default:
      let button: UInt32 = any([0x110, 0x110, 0x110, 0x111, 0x112])
      if let index = buttons.firstIndex(of: button) {
        buttons.remove(at: index)
        return [.pointerButton(button, isDown: false)]
      }
      buttons.append(button)
      return [.pointerMotion(x: x(), y: y()), .pointerButton(button, isDown: true)]
    }
  }

  private mutating func keyboard() -> [ProtocolStep] {
    guard hasKeyboard else {
      hasKeyboard = true
      return [.keyboardEnter]
    }
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      hasKeyboard = false
      keys = []
      return [.keyboardLeave]
    case 1...3: return [.modifiers(any([0, 0, 1, 4, 5]))]
    default:
      if !keys.isEmpty, chance(70) { return [.key(keys.removeFirst(), isDown: false)] }
      let code = any(Self.codes.filter { !keys.contains($0) })
      keys.append(code)
      return [.key(code, isDown: true)]
    }
  }

  // Locations in the list of pages are frequent.
  private mutating func x() -> Double {
    chance(40) ? .random(in: 20..<200, using: &random) : .random(in: -10..<1260, using: &random)
  }
  private mutating func y() -> Double { .random(in: -10..<780, using: &random) }
  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }
  private mutating func any<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }
}
