import ResponderRuntime
import WindowResponder

/// The drawing of the inspector over the windows of the program: marks on the selected view and on the view
/// to pick, and flashes over areas that were drawn.
@MainActor final class InspectorOverlay {
  /// The duration of a flash, in seconds.
  static let flashDuration = 0.25
  /// The largest number of flashes in a window. If there are more, all are joined into one.
  private static let mostFlashes = 40

  /// The selected view.
  weak var chosen: View? { didSet { if chosen !== oldValue { update() } } }
  /// The view that a tap would pick.
  weak var candidate: View? { didSet { if candidate !== oldValue { update() } } }
  /// A Boolean value that indicates whether the selected view is marked.
  var marksChosen = true { didSet { if marksChosen != oldValue { update() } } }
  /// A Boolean value that indicates whether areas that are drawn flash.
  var flashes = false { didSet { if !flashes { clearFlashes() } } }

  /// A mark over a view.
  private struct Mark: Equatable {
    let frame: Rect
    let tag: Rect
    let text: String
    let isCandidate: Bool

    /// The rectangle that contains the whole mark.
    var box: Rect { frame.insetBy(dx: -2, dy: -2).union(tag) }
  }

  /// The marks and flashes over one window.
  private struct Cover {
    @BackLink var window: Window?
    var marks: [Mark] = []
    var flashes: [(rect: Rect, end: Double)] = []
  }

  private var covers: [ObjectIdentifier: Cover] = [:]
  private var timer: ClockTimer?
  private let now: () -> Double

  /// Creates an overlay with a closure that returns the time of the application's clock, in seconds.
  init(now: @escaping () -> Double) { self.now = now }

  // MARK: Marks

  /// Moves the marks to the present frames of their views.
  func update() {
    var windows = covers.values.compactMap(\.window)
    for case let window? in [chosen?.window, candidate?.window]
    where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows { updateMarks(in: window) }
  }

  /// Moves the marks in one window, of which a frame is about to be drawn.
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
    // A mark over a whole window would not be useful.
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

  /// Adds a flash over a part of a window that needs display.
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

  /// The number of flashes that are visible.
  var flashCount: Int { covers.values.reduce(0) { $0 + $1.flashes.count } }

  // MARK: Drawing

  /// Redraws the marks and flashes in pixels that are moved, at their old and new positions.
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

  /// Removes all marks and flashes.
  func clear() {
    clearFlashes()
    candidate = nil
    chosen = nil
  }

  private func change(_ window: Window, _ body: (inout Cover) -> Void) {
    let key = ObjectIdentifier(window)
    if covers[key]?.window !== window { covers[key] = Cover(window: BackLink(window)) }
    if var cover = covers[key] {
      body(&cover)
      covers[key] = cover
    }
    covers = covers.filter { $0.value.window != nil }
  }

  /// Draws the marks and flashes over a window.
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
