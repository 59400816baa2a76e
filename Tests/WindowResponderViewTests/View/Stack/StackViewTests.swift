import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct StackViewTests {
  let stack = StackView(frame: Rect(x: 0, y: 0, width: 300, height: 100))

  /// Adds views with intrinsic lengths along the stack, and 20 points across it.
  private func fill(_ lengths: [Double]) -> [SizedView] {
    let views = lengths.map { length in
      SizedView(
        stack.axis == .horizontal
          ? Size(width: length, height: 20) : Size(width: 20, height: length))
    }
    for view in views { stack.addArrangedSubview(view) }
    return views
  }

  private func frames() -> [Rect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  /// Returns the start and the end of each view along the stack.
  private func spans() -> [[Double]] {
    frames().map { stack.axis == .horizontal ? [$0.minX, $0.maxX] : [$0.minY, $0.maxY] }
  }

  private func expectSpans(
    _ expected: [[Double]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(spans() == expected, sourceLocation: sourceLocation)
  }

  private func expectRows(
    _ expected: [[Double]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rows = frames().map { [$0.minY, $0.maxY] }
    #expect(rows == expected, sourceLocation: sourceLocation)
  }

  // MARK: Values and defaults

  @Test("a stack starts as UIKit's does")
  func defaults() {
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(LayoutAxis.horizontal.rawValue == 0 && LayoutAxis.vertical.rawValue == 1)
    let distributions: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [StackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(StackView.Alignment.top == .leading)
    #expect(StackView.Alignment.bottom == .trailing)
  }

  // MARK: Distributions

  @Test("a row is as high as its text is at the width that is left for it")
  func wrappedInRow() {
    let label = Label(text: "A title of several words that has to be wrapped")
    label.numberOfLines = 0
    let note = Label(text: "a note")
    let column = StackView(arrangedSubviews: [label, note])
    column.axis = .vertical
    let row = StackView(arrangedSubviews: [SizedView(Size(width: 40, height: 40)), column])
    row.spacing = 10
    let room = Size(width: 200, height: 1_000)
    let needed = label.sizeThatFits(Size(width: 150, height: 1_000)).height
    let height = row.sizeThatFits(room).height
    #expect(height == needed + note.intrinsicContentSize.height)
    #expect(needed > label.sizeThatFits(Size(width: 200, height: 1_000)).height)
    for alignment in [StackView.Alignment.fill, .center] {
      row.alignment = alignment
      row.frame = Rect(x: 0, y: 0, width: 200, height: height)
      row.layoutIfNeeded()
      column.layoutIfNeeded()
      #expect(column.frame.height == height)
      #expect(label.frame.height == needed && note.frame.minY == needed)
    }
  }

  @Test("fill: the one that hugs least grows, the last of equals")
  func fillGrows() {
    stack.spacing = 10
    let views = fill([50, 60, 70])
    expectSpans([[0, 50], [60, 120], [130, 300]])
    views[0].setContentHuggingPriority(LayoutPriority(100), for: .horizontal)
    expectSpans([[0, 150], [160, 220], [230, 300]])
  }

  @Test("fill: the one that resists least shrinks first")
  func fillShrinks() {
    let views = fill([150, 150, 150])
    views[1].setContentCompressionResistancePriority(LayoutPriority(100), for: .horizontal)
    expectSpans([[0, 150], [150, 150], [150, 300]])
    views[1].setContentCompressionResistancePriority(LayoutPriority(900), for: .horizontal)
    let widths = frames().map(\.width)
    #expect(widths[1] == 150)
    #expect(widths.reduce(0, +) == 300)
  }

  @Test("fillEqually: the same length each")
  func fillEqually() {
    stack.distribution = .fillEqually
    stack.spacing = 15
    _ = fill([10, 20, 30])
    expectSpans([[0, 90], [105, 195], [210, 300]])
  }

  @Test("fillProportionally: in proportion to the content")
  func fillProportionally() {
    stack.distribution = .fillProportionally
    _ = fill([10, 20, 30])
    expectSpans([[0, 50], [50, 150], [150, 300]])
  }

  @Test("equalSpacing: the same space between each, never less than the stack's")
  func equalSpacing() {
    stack.distribution = .equalSpacing
    _ = fill([30, 60, 90])
    expectSpans([[0, 30], [90, 150], [210, 300]])
    stack.spacing = 200
    let gap = frames()[1].minX - frames()[0].maxX
    #expect(gap >= 60)
  }

  @Test("equalCentering: the same distance between the middles")
  func equalCentering() {
    stack.distribution = .equalCentering
    _ = fill([20, 60, 100])
    let middles = frames().map(\.midX)
    #expect(middles[1] - middles[0] == middles[2] - middles[1])
    #expect(frames()[0].minX == 0 && frames()[2].maxX == 300)
  }

  @Test("a single view: it fills, or stands at the beginning")
  func singleViews() {
    _ = fill([40])
    for distribution in [
      StackView.Distribution.fill, .fillEqually, .fillProportionally,
    ] {
      stack.distribution = distribution
      expectSpans([[0, 300]])
    }
    for distribution in [StackView.Distribution.equalSpacing, .equalCentering] {
      stack.distribution = distribution
      #expect(spans()[0][0] == 0)
    }
  }

  @Test("an empty stack has no size and lays nothing out")
  func emptyStacks() {
    for distribution in [
      StackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ] {
      stack.distribution = distribution
      #expect(frames().isEmpty)
      #expect(stack.intrinsicContentSize == .zero)
    }
  }

  @Test("a column does along y what a row does along x")
  func columns() {
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 10
    _ = fill([1, 2, 3])
    let height = 80.0 / 3
    // The heights are equal up to whole pixels.
    #expect(frames().map(\.height).allSatisfy { abs($0 - height) < 1 })
    #expect(frames()[0].minY == 0 && frames()[2].maxY == 100)
    #expect(frames().allSatisfy { $0.width == 300 })
  }

  // MARK: Alignments

  @Test("alignment: fill, leading, center and trailing")
  func alignments() {
    stack.distribution = .equalSpacing
    _ = fill([30, 30])
    stack.alignment = .fill
    expectRows([[0, 100], [0, 100]])
    stack.alignment = .leading
    expectRows([[0, 20], [0, 20]])
    stack.alignment = .center
    expectRows([[40, 60], [40, 60]])
    stack.alignment = .trailing
    expectRows([[80, 100], [80, 100]])
  }

  @Test("alignment of a column is from left to right")
  func alignmentsOfColumns() {
    stack.axis = .vertical
    _ = fill([30])
    stack.alignment = .trailing
    #expect(frames()[0].minX == 280 && frames()[0].maxX == 300)
    stack.alignment = .center
    #expect(frames()[0].midX == 150)
  }

  @Test("lastBaseline: a label of two lines stands with its second beside one of a single line")
  func lastBaselines() {
    let two = Label(text: "one\ntwo")
    two.numberOfLines = 0
    let one = Label(text: "two")
    let stack = StackView(arrangedSubviews: [two, one])
    stack.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    stack.alignment = .lastBaseline
    stack.layoutIfNeeded()
    #expect(one.frame.height < two.frame.height)
    #expect(abs(one.frame.maxY - two.frame.maxY) < 1)
    stack.alignment = .firstBaseline
    stack.layoutIfNeeded()
    #expect(abs(one.frame.minY - two.frame.minY) < 1)
  }

  @Test("firstBaseline: labels of different sizes stand on one line")
  func baselines() {
    let (small, large) = (Label(text: "small"), Label(text: "large"))
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 30)
    stack.alignment = .firstBaseline
    stack.addArrangedSubview(small)
    stack.addArrangedSubview(large)
    stack.layoutIfNeeded()
    func baseline(_ label: Label) -> Double {
      let font: Font = label.font
      let top: Double = (label.bounds.height - font.lineHeight) / 2
      return label.frame.minY + top + font.ascender
    }
    let distance: Double = baseline(small) - baseline(large)
    #expect(abs(distance) <= 2)
    #expect(small.frame.minY > large.frame.minY)
  }

  // MARK: Spacing, hiding, margins

  @Test("custom spacing after one view")
  func customSpacing() {
    stack.spacing = 10
    stack.distribution = .fill
    let views = fill([50, 50, 50])
    stack.setCustomSpacing(30, after: views[0])
    expectSpans([[0, 50], [80, 130], [140, 300]])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(stack.customSpacing(after: views[1]) == StackView.spacingUseDefault)
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseSystem)
    expectSpans([[0, 50], [58, 108], [118, 300]])
  }

  @Test("hidden views take no room, nor does the space beside them")
  func hiddenViews() {
    stack.spacing = 10
    stack.distribution = .fillEqually
    let views = fill([1, 1, 1])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.width == 145 && views[2].frame.width == 145)
    views[1].isHidden = false
    stack.layoutIfNeeded()
    let width = 280.0 / 3
    #expect(views.map(\.frame.width).allSatisfy { abs($0 - width) < 1 })
  }

  @Test("margins count where the arrangement is relative to them")
  func margins() {
    stack.layoutMargins = EdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    _ = fill([50])
    #expect(frames() == [Rect(x: 0, y: 0, width: 300, height: 100)])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames() == [Rect(x: 10, y: 5, width: 270, height: 80)])
    #expect(stack.intrinsicContentSize == Size(width: 80, height: 40))
  }

  @Test("a plain view is a spacer that takes what is left")
  func spacers() {
    _ = fill([50])
    stack.addArrangedSubview(View())
    let last = SizedView(Size(width: 70, height: 20))
    stack.addArrangedSubview(last)
    expectSpans([[0, 50], [50, 230], [230, 300]])
  }

  @Test("fixed sizes are kept")
  func fixedSizes() {
    let views = fill([50, 50])
    views[1].fixedWidth = 80
    expectSpans([[0, 220], [220, 300]])
    stack.alignment = .center
    views[0].fixedHeight = 44
    #expect(frames()[0].height == 44)
  }

  // MARK: Size

  @Test("a stack asks for what its views ask for")
  func intrinsicSize() {
    stack.spacing = 10
    _ = fill([50, 60])
    #expect(stack.intrinsicContentSize == Size(width: 120, height: 20))
    #expect(stack.sizeThatFits(Size(width: 1_000, height: 1_000)) == Size(width: 120, height: 20))
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == Size(width: 60, height: 50))
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    #expect(stack.intrinsicContentSize == Size(width: 130, height: 20))
  }

  @Test("a label in a stack in a stack that grows has all of them laid out again")
  func nestedStacks() {
    let stage = Stage(size: Size(width: 400, height: 100))
    let outer = StackView(frame: stage.window.bounds)
    let label = Label(text: "i")
    let after = SizedView(Size(width: 10, height: 10))
    stack.addArrangedSubview(label)
    outer.addArrangedSubview(stack)
    outer.addArrangedSubview(after)
    stage.window.addSubview(outer)
    stage.render()
    let before = after.frame.minX
    label.text = "a much longer text than before"
    stage.render()
    #expect(after.frame.minX > before + 50)
    label.isHidden = true
    stage.render()
    #expect(after.frame.minX == 0)
  }

  // MARK: Arranged subviews

  @Test("adding an arranged view adds a subview, taking it back leaves it one")
  func addingAndRemoving() {
    let views = fill([1, 2])
    #expect(stack.subviews == views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.subviews == views)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("inserting puts it in order, and moves one that is there")
  func inserting() {
    let views = fill([1, 2, 3])
    let new = SizedView(Size(width: 4, height: 4))
    stack.insertArrangedSubview(new, at: 1)
    #expect(stack.arrangedSubviews == [views[0], new, views[1], views[2]])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], new, views[1]])
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews.count == 4)
  }

  @Test("a view that moves to another superview leaves the stack")
  func movingElsewhere() {
    let views = fill([1, 2])
    let other = View()
    other.addSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]])
    let second = StackView()
    second.addArrangedSubview(views[1])
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(second.arrangedSubviews == [views[1]])
  }

  @Test("the order of subviews is that of drawing and not that of the row")
  func orderOfDrawing() {
    let views = fill([50, 50, 50])
    stack.distribution = .fillEqually
    stack.bringSubviewToFront(views[0])
    #expect(stack.subviews.last === views[0])
    #expect(stack.arrangedSubviews == views)
    #expect(spans()[0] == [0, 100])
  }
}

private final class SizedView: View {
  let size: Size
  init(_ size: Size) {
    self.size = size
    super.init(frame: .zero)
  }
  override var intrinsicContentSize: Size { size }
}
