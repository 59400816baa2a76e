import Testing
import WindowResponder

@Suite("Stacks that fill: views without an intrinsic length")
@MainActor struct StackFillTests {
  private let stack = StackView(frame: Rect(x: 0, y: 0, width: 300, height: 40))

  private func spans(of views: [View]) -> [[Double]] {
    for view in views { stack.addArrangedSubview(view) }
    stack.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.maxX] }
  }

  @Test("a view without an intrinsic width grows, wherever it is in the row")
  func grows() {
    stack.spacing = 10
    let views = [ContentView(50), FieldView(), ContentView(60)]
    #expect(spans(of: views) == [[0, 50], [60, 230], [240, 300]])
  }

  @Test("a view without an intrinsic width shrinks before the others")
  func shrinks() {
    let views = [FieldView(), ContentView(100), ContentView(150)]
    #expect(spans(of: views) == [[0, 50], [50, 150], [150, 300]])
  }

  @Test("when a view without an intrinsic width has no width left, the last of the others shrinks")
  func shrinksAll() {
    let views = [ContentView(200), FieldView(), ContentView(150)]
    #expect(spans(of: views) == [[0, 200], [200, 200], [200, 300]])
  }

  @Test("priorities precede: a view that hugs less grows, a view that resists less shrinks")
  func priorities() {
    let hugging = ContentView(50)
    hugging.setContentHuggingPriority(LayoutPriority(100), for: .horizontal)
    #expect(spans(of: [hugging, FieldView()]) == [[0, 140], [140, 300]])
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    let weak = ContentView(200)
    weak.setContentCompressionResistancePriority(LayoutPriority(100), for: .horizontal)
    #expect(spans(of: [FieldView(), weak]) == [[0, 160], [160, 300]])
  }

  @Test("spacers take the space, also beside a view without an intrinsic width")
  func spacers() {
    let views = [ContentView(40), View(), FieldView()]
    #expect(spans(of: views) == [[0, 40], [40, 140], [140, 300]])
  }

  @Test("a constraint layout gives the same frames")
  func constrained() {
    let fields = [FieldView(), ContentView(100), ContentView(150)]
    stack.translatesAutoresizingMaskIntoConstraints = false
    let parent = View(frame: stack.bounds)
    parent.addSubview(stack)
    for view in fields { stack.addArrangedSubview(view) }
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300),
      stack.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    stack.layoutIfNeeded()
    #expect(fields.map(\.frame.width) == [50, 100, 150])
  }
}

/// A view with an intrinsic size.
private final class ContentView: View {
  private let width: Double
  init(_ width: Double) {
    self.width = width
    super.init(frame: .zero)
  }
  override var intrinsicContentSize: Size { Size(width: width, height: 20) }
}

/// A view with a preferred width and without an intrinsic one, as a text field.
private final class FieldView: View {
  override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 20) }
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(160, size.width), height: 20)
  }
}
