import WindowResponder

/// What the inspector draws over the program's windows: marks on the view that is chosen and the one that
/// would be picked, and flashes where something was drawn.
@MainActor final class InspectorOverlay {
  /// How long a flash is seen, in seconds.
  static let flashDuration = 0.25
  /// Beyond so many flashes of a window they are joined into one.
  private static let mostFlashes = 40

  /// The chosen view.
  weak var chosen: View? { didSet { if chosen !== oldValue { update() } } }
  /// The view that a tap would pick.
  weak var candidate: View? { didSet { if candidate !== oldValue { update() } } }
  /// Whether the chosen view is marked.
  var marksChosen = true { didSet { if marksChosen != oldValue { update() } } }
  /// Whether what is drawn flashes.
  var flashes = false { didSet { if !flashes { clearFlashes() } } }

  /// A mark over a view.
  private struct Mark: Equatable {
    let frame: Rect
    let tag: Rect
    let text: String
    let isCandidate: Bool

    /// All that it paints on.
    var box: Rect { frame.insetBy(dx: -2, dy: -2).union(tag) }
  }

  /// What is drawn over one window.
  private struct Cover {
    weak var window: Window?
    var marks: [Mark] = []
    var flashes: [(rect: Rect, end: Double)] = []
  }

  private var covers: [ObjectIdentifier: Cover] = [:]
  private var timer: ClockTimer?
  private let now: () -> Double

  /// Creates one, with the program's clock.
  init(now: @escaping () -> Double) { self.now = now }

  // MARK: Marks

  /// Puts the marks where their views are now.
  func update() {
    var windows = covers.values.compactMap(\.window)
    for case let window? in [chosen?.window, candidate?.window]
    where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows { updateMarks(in: window) }
  }

  /// The same in one window: a frame of it is about to be drawn.
  func updateMarks(in window: Window) {
    let marks = marks(in: window)
    let key = ObjectIdentifier(window)
    let old = covers[key]?.window === window ? covers[key]?.marks ?? [] : []
    guard marks != old else { return }
    for mark in old + marks where !(old.contains(mark) && marks.contains(mark)) {
      window.addInspectorDamage(mark.box.intersection(window.bounds))
    }
    change(window) { $0.marks = marks }
  }

  private func marks(in window: Window) -> [Mark] {
    var marks: [Mark] = []
    // A mark over all of a window would say nothing.
    if marksChosen, let chosen, chosen.window === window, chosen !== candidate, chosen !== window {
      marks.append(mark(chosen, in: window, isCandidate: false))
    }
    if let candidate, candidate.window === window {
      marks.append(mark(candidate, in: window, isCandidate: true))
    }
    return marks
  }

  private static let tagFont = Font.systemFont(ofSize: 12, weight: .medium)

  private func mark(_ view: View, in window: Window, isCandidate: Bool) -> Mark {
    let frame = view.convert(view.bounds, to: nil)
    let text = "\(type(of: view))  \(InspectorNames.text(view.bounds.size))"
    let size = TextLayout.cached(text, font: Self.tagFont).size
    let width = (size.width + 12).rounded(.up)
    let height = (size.height + 6).rounded(.up)
    let bounds = window.bounds
    var y = frame.minY - height - 4
    if y < bounds.minY { y = frame.maxY + 4 }
    if y + height > bounds.maxY { y = max(bounds.minY, min(frame.minY, bounds.maxY - height)) }
    let x = max(bounds.minX, min(frame.minX, bounds.maxX - width))
    return Mark(
      frame: frame, tag: Rect(x: x.rounded(), y: y.rounded(), width: width, height: height),
      text: text, isCandidate: isCandidate)
  }

  // MARK: Flashes

  /// A part of a window is to be drawn.
  func wasDamaged(_ rect: Rect, in window: Window) {
    let rect = rect.intersection(window.bounds)
    guard flashes, !rect.isNull, !rect.isEmpty else { return }
    let end = now() + Self.flashDuration
    change(window) { cover in
      if let index = cover.flashes.firstIndex(where: { $0.rect == rect }) {
        cover.flashes[index].end = end
      } else if cover.flashes.count >= Self.mostFlashes {
        let all = cover.flashes.reduce(rect) { $0.union($1.rect) }
        cover.flashes = [(all, end)]
      } else {
        cover.flashes.append((rect, end))
      }
    }
    wait()
  }

  private func wait() {
    guard timer == nil, let next = covers.values.flatMap({ $0.flashes.map(\.end) }).min() else {
      return
    }
    timer = ClockTimer.scheduledTimer(withTimeInterval: max(0, next - now())) { [weak self] _ in
      guard let self else { return }
      timer = nil
      endFlashes { $0 <= self.now() + 1e-9 }
      wait()
    }
  }

  private func endFlashes(where isOver: (Double) -> Bool) {
    for (key, cover) in covers {
      for flash in cover.flashes where isOver(flash.end) {
        cover.window?.addInspectorDamage(flash.rect)
      }
      covers[key]?.flashes.removeAll { isOver($0.end) }
    }
  }

  private func clearFlashes() {
    endFlashes { _ in true }
    timer?.invalidate()
    timer = nil
  }

  /// How many flashes are seen.
  var flashCount: Int { covers.values.reduce(0) { $0 + $1.flashes.count } }

  // MARK: All

  /// Pixels of a window are moved with what was drawn over them: both places are drawn anew.
  func pixelsMoved(in area: Rect, by distance: Vector, of window: Window) {
    guard let cover = covers[ObjectIdentifier(window)], cover.window === window else { return }
    for box in cover.marks.map(\.box) + cover.flashes.map(\.rect) {
      let part = box.intersection(area)
      if part.isNull || part.isEmpty { continue }
      window.addInspectorDamage(part)
      window.addInspectorDamage(
        part.offsetBy(dx: distance.dx, dy: distance.dy).intersection(area))
    }
  }

  /// Takes everything away.
  func clear() {
    clearFlashes()
    candidate = nil
    chosen = nil
  }

  private func change(_ window: Window, _ body: (inout Cover) -> Void) {
    let key = ObjectIdentifier(window)
    if covers[key]?.window !== window { covers[key] = Cover(window: window) }
    if var cover = covers[key] {
      body(&cover)
      covers[key] = cover
    }
    covers = covers.filter { $0.value.window != nil }
  }

  /// Draws what lies over a window.
  func draw(_ window: Window, in context: GraphicsContext) {
    guard let cover = covers[ObjectIdentifier(window)], cover.window === window else { return }
    for flash in cover.flashes where context.isVisible(flash.rect) {
      context.fill(flash.rect, color: Color.errorText.withAlphaComponent(0.28))
      context.strokeRoundedRect(
        flash.rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 0, color: .errorText, width: 1)
    }
    for mark in cover.marks where context.isVisible(mark.box) { draw(mark, in: context) }
  }

  private func draw(_ mark: Mark, in context: GraphicsContext) {
    let color = mark.isCandidate ? Color.warningText : Color.tint
    context.fill(mark.frame, color: color.withAlphaComponent(0.22))
    context.strokeRoundedRect(
      mark.frame.insetBy(dx: -0.5, dy: -0.5), cornerRadius: 0, color: color, width: 1)
    context.fillRoundedRect(
      mark.tag, cornerRadius: 5, color: Color(white: 0.12, alpha: 0.92))
    context.draw(
      TextLayout.cached(mark.text, font: Self.tagFont),
      at: Point(x: mark.tag.minX + 6, y: mark.tag.minY + 3), color: .white)
  }
}
