import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct ConstrainedStackTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  let stack = StackView()

  init() {
    root.add(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func fill(_ sizes: [Double]) -> [SizedView] {
    sizes.map { length in
      let view = stack.axis == .horizontal ? SizedView(length, 20) : SizedView(20, length)
      stack.addArrangedSubview(view)
      return view
    }
  }

  private func widen() {
    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
  }

  private var spans: [[Double]] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.maxX] }
  }

  @Test("a stack is as large as what is in it")
  func ownSize() {
    stack.spacing = 10
    let views = fill([50, 60])
    root.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 0, y: 0, width: 120, height: 20))
    #expect(spans == [[0, 50], [60, 120]])
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    stack.axis = .vertical
    root.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 0, y: 0, width: 60, height: 50))
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 60, height: 50))
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test("arranged views with constraints of their own are heeded")
  func ownConstraints() {
    let views = fill([50, 50, 50])
    views[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
    views[1].heightAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(spans == [[0, 100], [100, 150], [150, 200]])
    #expect(stack.frame == Rect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test("distributions")
  func distributions() {
    widen()
    let views = fill([20, 40, 60])
    views[1].setContentHuggingPriority(LayoutPriority(100), for: .horizontal)
    #expect(spans == [[0, 20], [20, 240], [240, 300]])
    stack.distribution = .fillEqually
    stack.spacing = 15
    #expect(spans == [[0, 90], [105, 195], [210, 300]])
    stack.spacing = 0
    stack.distribution = .fillProportionally
    #expect(spans == [[0, 50], [50, 150], [150, 300]])
    stack.distribution = .equalSpacing
    #expect(spans == [[0, 20], [110, 150], [240, 300]])
    stack.distribution = .equalCentering
    let middles = spans.map { ($0[0] + $0[1]) / 2 }
    #expect(middles == [10, 140, 270])
  }

  @Test("alignments")
  func alignments() {
    widen()
    _ = fill([20, 40])
    stack.distribution = .equalSpacing
    func rows() -> [[Double]] {
      root.layoutIfNeeded()
      return stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.maxY] }
    }
    #expect(rows() == [[0, 100], [0, 100]])
    stack.alignment = .top
    #expect(rows() == [[0, 20], [0, 20]])
    stack.alignment = .center
    #expect(rows() == [[40, 60], [40, 60]])
    stack.alignment = .bottom
    #expect(rows() == [[80, 100], [80, 100]])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rows() == [[77, 97], [77, 97]])
    #expect(spans.first?.first == 2 && spans.last?.last == 296)
  }

  @Test("custom spacing, and views that come and go")
  func changes() {
    let views = fill([10, 20, 30])
    stack.spacing = 5
    stack.setCustomSpacing(25, after: views[0])
    #expect(spans == [[0, 10], [35, 55], [60, 90]])
    stack.removeArrangedSubview(views[1])
    views[1].removeFromSuperview()
    #expect(spans == [[0, 10], [35, 65]])
    stack.insertArrangedSubview(SizedView(7, 7), at: 0)
    #expect(spans == [[0, 7], [12, 22], [47, 77]])
    stack.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 42)
    stack.arrangedSubviews[1].isHidden = false
    #expect(spans == [[0, 7], [12, 22], [47, 77]])
  }

  @Test("The neighbors of an arranged view that is removed from its superview close up")
  func removalFromSuperview() {
    let cases: [(Int, [[Double]])] = [
      (0, [[0, 20], [25, 55]]), (1, [[0, 10], [15, 45]]), (2, [[0, 10], [15, 35]]),
    ]
    for (index, expected) in cases {
      for view in stack.arrangedSubviews { view.removeFromSuperview() }
      stack.spacing = 5
      let views = fill([10, 20, 30])
      #expect(spans == [[0, 10], [15, 35], [40, 70]])
      views[index].removeFromSuperview()
      #expect(spans == expected, "\(index)")
      #expect(stack.frame.width == expected[1][1], "\(index)")
    }
  }

  @Test("spacing as usual, and by baselines")
  func spacings() {
    let views = fill([10, 20, 30])
    stack.spacing = StackView.spacingUseSystem
    stack.setCustomSpacing(3, after: views[0])
    #expect(spans == [[0, 10], [13, 33], [41, 71]])
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    #expect(spans == [[0, 10], [18, 38], [46, 76]])
    let column = StackView(arrangedSubviews: [Label(text: "one"), Label(text: "two")])
    column.axis = .vertical
    column.isBaselineRelativeArrangement = true
    column.spacing = 50
    func distance() -> Double {
      let labels = column.arrangedSubviews
      return labels[1].frame.minY - labels[0].frame.minY
    }
    column.frame.size = column.intrinsicContentSize
    column.layoutIfNeeded()
    #expect(distance() == 50)
    root.add(column)
    column.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(distance() == 50)
  }

  @Test("stacks in stacks")
  func nested() {
    stack.axis = .vertical
    stack.spacing = 10
    let rows = (0..<2).map { index in
      let row = StackView(arrangedSubviews: [SizedView(30, 10), SizedView(Double(index) * 20, 20)])
      row.spacing = 4
      stack.addArrangedSubview(row)
      return row
    }
    root.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 0, y: 0, width: 54, height: 50))
    #expect(rows[0].frame == Rect(x: 0, y: 0, width: 54, height: 20))
    #expect(rows[1].arrangedSubviews[1].frame == Rect(x: 34, y: 0, width: 20, height: 20))
  }

  @Test("texts of several lines in a column have the height for its width")
  func texts() {
    stack.axis = .vertical
    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -180).isActive = true
    let label = Label(text: "some words that need more than one line in a narrow column")
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(SizedView(10, 10))
    root.layoutIfNeeded()
    let height = label.sizeThatFits(Size(width: 120, height: 0)).height
    #expect(label.frame == Rect(x: 0, y: 0, width: 120, height: height))
    #expect(stack.frame.height == height + 10)
  }

  @Test("a stack without constraints around places its views by itself, and costs no solver")
  func alone() {
    let alone = StackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 10)])
    alone.frame = Rect(x: 0, y: 0, width: 100, height: 10)
    alone.layoutIfNeeded()
    #expect(alone.arrangedSubviews.map(\.frame.width) == [10, 90])
    #expect(alone.constraintBox == nil)
    alone.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
    alone.layoutIfNeeded()
    #expect(alone.arrangedSubviews.map(\.frame.width) == [70, 30])
  }

  @Test("a baseline of a row is that of its tallest view")
  func baselines() {
    let label = Label(text: "text")
    let box = SizedView(10, 5)
    stack.addArrangedSubview(box)
    stack.addArrangedSubview(label)
    stack.alignment = .center
    let other = Label(text: "other")
    root.add(other)
    other.leadingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
    other.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.forFirstBaselineLayout === label)
    #expect(abs(other.frame.minY - label.frame.minY) <= 1)
    box.size.height = 80
    #expect(stack.forFirstBaselineLayout === box && stack.forLastBaselineLayout === box)
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === box && stack.forLastBaselineLayout === label)
    let outer = StackView(arrangedSubviews: [SizedView(10, 5), stack])
    #expect(outer.forFirstBaselineLayout === box && outer.forLastBaselineLayout === label)
  }

  @Test("a column in a row without constraints is aligned by the baselines of its texts")
  func nestedBaselines() {
    let (label, box) = (Label(text: "text"), SizedView(20, 10))
    let texts = [Label(text: "first"), Label(text: "last")]
    let column = StackView(arrangedSubviews: texts)
    column.axis = .vertical
    let row = StackView(arrangedSubviews: [label, column, box])
    row.frame = Rect(x: 0, y: 0, width: 300, height: 120)
    row.alignment = .firstBaseline
    row.layoutIfNeeded()
    let baseline = label.frame.minY + label.firstBaseline(for: label.frame.size)
    #expect(abs(texts[0].convert(Point.zero, to: row).y - label.frame.minY) <= 1)
    #expect(abs(box.frame.minY - baseline) <= 1)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    let lastBaseline = label.frame.minY + label.lastBaseline(for: label.frame.size)
    #expect(abs(texts[1].convert(Point.zero, to: row).y - label.frame.minY) <= 1)
    #expect(abs(box.frame.maxY - lastBaseline) <= 1)
  }
}
