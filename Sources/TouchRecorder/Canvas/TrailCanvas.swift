package import WindowResponder

/// An empty page that shows the paths of touches, pens and the pointer.
///
/// The paths stay when the touches end, and are removed when the next first touch begins. The ``recorder``,
/// if there is one, receives the end of each line.
package final class TrailCanvas: View {
  /// The colours of touches in their order, which repeat after the last one.
  ///
  /// Lines need more contrast to the background than the system hues have.
  private static let colors = [
    color(0x2F5FE0, 0x86AEFF), color(0xB25000, 0xFFA659), color(0x1A7A42, 0x5FD38A),
    color(0xC92C6C, 0xFF8FBA), color(0x8A3FC4, 0xD29BFF), color(0x0B7885, 0x5CCBD8),
    color(0xC6262E, 0xFF7B77), color(0x5348D6, 0xA9A2FF), color(0x8C6900, 0xF2CC55),
    color(0x6A6E78, 0x9CA1AC),
  ]

  private static func color(_ light: UInt32, _ dark: UInt32) -> Color {
    let (bright, dim) = (Color(hex: light), Color(hex: dark))
    return Color { $0.userInterfaceStyle == .dark ? dim : bright }
  }

  /// The recorder of the shown lines, or `nil` for none.
  package weak var recorder: TouchRecorder?
  /// A closure that is called when the first touch begins, and when the last one ends.
  package var onTouching: ((Bool) -> Void)?

  private var trails: [Trail] = []
  /// The index among the trails of each touch that is down.
  private var touching: [Touch: Int] = [:]

  package override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    isMultipleTouchEnabled = true
    cursor = .crosshair
  }

  /// The number of paths that are shown.
  package var trailCount: Int { trails.count }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if touching.isEmpty { clear() }
    for touch in sorted(touches) {
      let trail = Trail(at: touch.location(in: self), color: freeColor)
      touching[touch] = trails.count
      trails.append(trail)
      setNeedsDisplay(trail.box)
      tellInk(of: touch, at: trail.end)
    }
    if touching.count == touches.count { onTouching?(true) }
  }

  package override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    for touch in sorted(touches) { follow(touch, event) }
  }

  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    for touch in sorted(touches) {
      follow(touch, event)
      touching[touch] = nil
    }
    if touching.isEmpty { onTouching?(false) }
  }

  package override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches { touching[touch] = nil }
    if touching.isEmpty { onTouching?(false) }
  }

  private func follow(_ touch: Touch, _ event: Event?) {
    guard let index = touching[touch] else { return }
    var drawn = Rect.null
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      let (new, gone) = trails[index].add(sample.location(in: self))
      drawn = drawn.union(new)
      if let gone { setNeedsDisplay(gone) }
    }
    setNeedsDisplay(drawn)
    tellInk(of: touch, at: trails[index].end)
  }

  private func tellInk(of touch: Touch, at place: Point) {
    guard let recorder, touch.type == .direct else { return }
    recorder.showInk(finger: touch.identifier, at: convert(place, to: nil), isPredicted: false)
  }

  /// Returns touches in a fixed order, so that the same touches always have the same colours.
  private func sorted(_ touches: Set<Touch>) -> [Touch] {
    touches.count < 2 ? Array(touches) : touches.sorted { $0.identifier < $1.identifier }
  }

  /// The first colour that no touch has.
  private var freeColor: Int {
    let taken = Set(touching.values.map { trails[$0].color })
    return (0...touching.count).first { !taken.contains($0) } ?? 0
  }

  private func clear() {
    for trail in trails { setNeedsDisplay(trail.box) }
    trails.removeAll(keepingCapacity: true)
  }

  // MARK: Drawing

  package override func draw(_ rect: Rect, in context: GraphicsContext) {
    for trail in trails {
      trail.draw(Self.colors[trail.color % Self.colors.count], in: context)
    }
  }
}
