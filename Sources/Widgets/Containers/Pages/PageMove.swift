/// The change from one page to another.
@MainActor final class PageMove {
  let old: ViewController?
  let new: ViewController
  let isForward: Bool
  /// A Boolean value that indicates whether the user moves the page.
  let isByUser: Bool
  var completion: (@MainActor (Bool) -> Void)?
  var tells = false

  init(from old: ViewController?, to new: ViewController, forward: Bool, byUser: Bool) {
    self.old = old
    self.new = new
    isForward = forward
    isByUser = byUser
  }
}

/// The scroll view of the pages.
final class PageScroller: ScrollView {
  /// The controller's own delegate. One that the application sets is notified by it.
  override weak var delegate: (any ScrollViewDelegate)? {
    get { super.delegate }
    set {
      guard let own = super.delegate as? PageScrolling else { return super.delegate = newValue }
      own.other = newValue
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  var onLayout: (@MainActor () -> Void)?
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
