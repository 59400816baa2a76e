/// The change from one page to another.
@MainActor final class PageMove {
  let old: ViewController?
  let new: ViewController
  let isForward: Bool
  /// A Boolean value that indicates whether the user moves the page.
  let isByUser: Bool
  /// A Boolean value that indicates whether keys or an assistive technology move the page.
  let isByKeys: Bool
  var completion: (@MainActor (Bool) -> Void)?
  var tells = false

  init(
    from old: ViewController?, to new: ViewController, forward: Bool, byUser: Bool,
    byKeys: Bool = false
  ) {
    self.old = old
    self.new = new
    isForward = forward
    isByUser = byUser
    isByKeys = byKeys
  }
}

/// A row of dots, of which one is highlighted.
final class PageDots: View {
  var count = 0 { didSet { if count != oldValue { setNeedsDisplay() } } }
  var index = 0 { didSet { if index != oldValue { setNeedsDisplay() } } }

  static let height = 28.0

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let step = 16.0
    var x = bounds.midX - step * Double(count - 1) / 2 - 4
    for place in 0..<max(0, count) {
      let shown = isRightToLeft ? count - 1 - place : place
      context.fillRoundedRect(
        Rect(x: x, y: bounds.midY - 4, width: 8, height: 8), cornerRadius: 4,
        color: shown == index ? .label : .controlBorder.withAlphaComponent(0.5))
      x += step
    }
  }
}
