import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct ContentSizeTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  /// Adds views as a row from edge to edge.
  private func row(_ views: [View]) {
    for (index, view) in views.enumerated() {
      root.add(view)
      let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: before, constant: index == 0 ? 0 : 10).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    views.last?.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
  }

  @Test("content gives a size by nature")
  func natural() {
    let view = SizedView(70, 30)
    root.add(view)
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 6).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 6, y: 5, width: 70, height: 30))
    view.size = Size(width: 90, height: 20)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 6, y: 5, width: 90, height: 20))
  }

  @Test("L3: the one that hugs its content least grows")
  func hugging() {
    let (one, two) = (SizedView(50, 10), SizedView(60, 10))
    one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row([one, two])
    root.layoutIfNeeded()
    #expect(one.frame.width == 50 && two.frame.width == 240)
    two.setContentHuggingPriority(.required - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 230 && two.frame.width == 60)
  }

  @Test("L3: the one that resists least is cut short")
  func resistance() {
    let (one, two) = (SizedView(200, 10), SizedView(180, 10))
    two.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    row([one, two])
    root.layoutIfNeeded()
    #expect(one.frame.width == 200 && two.frame.width == 90)
  }

  @Test("L3: priorities start as UIKit's do")
  func defaults() {
    let view = View()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(Label().contentHuggingPriority(for: .horizontal).rawValue == 251)
    for view in [ImageView(), ImageView(image: nil), ImageView(image: nil, highlightedImage: nil)] {
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == 251)
    }
    #expect(Button().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(LayoutPriority.required.rawValue == 1_000 && LayoutPriority(3) < .defaultLow)
    #expect(LayoutPriority.defaultLow.rawValue == 250 && LayoutPriority.defaultHigh.rawValue == 750)
  }

  @Test(
    "L6: a label keeps its text whole, and a text of several lines is as high as its width makes it"
  )
  func labels() {
    let label = Label(text: "a text that is much too long for a single line of that width")
    label.numberOfLines = 0
    root.add(label)
    let trailing = label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -200)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor), trailing,
    ])
    root.layoutIfNeeded()
    let narrow = label.sizeThatFits(Size(width: 100, height: 0)).height
    let wide = label.sizeThatFits(Size(width: 300, height: 0)).height
    #expect(label.frame.width == 100 && label.frame.height == narrow && narrow > wide)
    trailing.constant = 0
    root.layoutIfNeeded()
    #expect(label.frame.width == 300 && label.frame.height == wide)
    label.text = "short"
    root.layoutIfNeeded()
    #expect(label.frame.height == label.intrinsicContentSize.height && label.frame.height < wide)
  }

  @Test("L6: a text of several lines that may be narrower is as wide as its longest line")
  func tightLabels() {
    let label = Label(text: "mmmmmmmm mmmmmmmm mmmmmmmm mmmmmmmm")
    label.numberOfLines = 0
    root.add(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    root.layoutIfNeeded()
    let size = label.sizeThatFits(Size(width: 200, height: 0))
    #expect(label.frame.size == size && size.width < 200)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(label.frame.size == size)
  }

  @Test("alignment rectangles are what constraints align")
  func alignmentRects() {
    final class Shadowed: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: Size { Size(width: 50, height: 40) }
    }
    let view = Shadowed()
    root.add(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 8, y: 9, width: 56, height: 44))
    #expect(
      view.alignmentRect(forFrame: view.frame) == Rect(x: 10, y: 10, width: 50, height: 40))
    #expect(view.frame(forAlignmentRect: Rect(x: 10, y: 10, width: 50, height: 40)) == view.frame)
  }

  @Test("baselines of texts of different sizes are on one line")
  func baselines() {
    let (small, large) = (Label(text: "small"), Label(text: "large"))
    small.font = .systemFont(ofSize: 11)
    large.font = .systemFont(ofSize: 31)
    root.add(small, large)
    LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    func baseline(_ label: Label) -> Double {
      label.frame.minY + label.firstBaseline(for: label.frame.size)
    }
    #expect(abs(baseline(small) - baseline(large)) <= 0.51)
    #expect(small.frame.minY > large.frame.minY + 5)
  }

  @Test("texts with a common baseline are drawn on one line, to the pixel")
  func drawnBaselines() {
    let (body, large) = (Label(text: "body"), Label(text: "large"))
    body.font = .systemFont(ofSize: 17)
    large.font = .systemFont(ofSize: 34)
    root.add(body, large)
    LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      body.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
      body.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let lines = [body, large].map {
      $0.frame.minY + $0.firstBaseline(for: $0.frame.size).rounded()
    }
    #expect(lines[0] == lines[1])
  }

  @Test("the first baseline of a view without text is its top, and the last one its bottom")
  func edgesAsBaselines() {
    let (first, last, box) = (Label(text: "first"), Label(text: "last"), SizedView(50, 40))
    root.add(first, last, box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      first.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor),
      last.lastBaselineAnchor.constraint(equalTo: box.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    func baseline(_ label: Label) -> Double {
      label.frame.minY + label.firstBaseline(for: label.frame.size)
    }
    #expect(abs(baseline(first) - 60) <= 0.51)
    #expect(abs(baseline(last) - 100) <= 0.51)
  }

  @Test("the view for the first baseline is by default the one for the last")
  func baselineViews() {
    final class Captioned: View {
      let label = Label(text: "caption")
      override var forLastBaselineLayout: View { label }
    }
    let view = Captioned()
    #expect(view.forFirstBaselineLayout === view.label)
    #expect(root.forFirstBaselineLayout === root && root.forLastBaselineLayout === root)
  }

  // MARK: Fitting

  @Test("systemLayoutSizeFitting finds the smallest size that constraints and content allow")
  func compressed() {
    let (one, two) = (SizedView(50, 20), SizedView(80, 30))
    root.add(one, two)
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "V:|-4-[one]-6-[two]-10-|", views: ["one": one, "two": two])
        + LayoutConstraint.constraints(withVisualFormat: "H:|-5-[one]-(>=5)-|", views: ["one": one])
        + LayoutConstraint.constraints(withVisualFormat: "H:|-5-[two]-5-|", views: ["two": two]))
    #expect(
      root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 90, height: 70))
    root.layoutIfNeeded()
    #expect(root.bounds.size == Size(width: 300, height: 200))
    #expect(two.frame.width == 290)
    let wide = root.systemLayoutSizeFitting(
      Size(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == Size(width: 200, height: 70))
  }

  @Test("with a width that is required a text has the height for that width")
  func fittingTexts() {
    let label = Label(text: "a text that is much too long for a single line of that width")
    label.numberOfLines = 0
    root.add(label)
    label.fill(root, inset: 10)
    let size = root.systemLayoutSizeFitting(
      Size(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 120)
    #expect(size.height == label.sizeThatFits(Size(width: 100, height: 0)).height + 20)
    let free = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(free.width == label.intrinsicContentSize.width + 20)
  }

  @Test("a view among others is fitted by what is in it alone")
  func fittingInside() {
    let (box, content) = (View(), SizedView(40, 30))
    root.add(box)
    box.fill(root)
    box.add(content)
    content.fill(box, inset: 5)
    root.layoutIfNeeded()
    #expect(box.systemLayoutSizeFitting(.zero) == Size(width: 50, height: 40))
    root.layoutIfNeeded()
    #expect(box.frame == root.bounds && content.frame.width == 290)
    #expect(Label(text: "text").systemLayoutSizeFitting(.zero).width > 10)
    #expect(View(frame: root.frame).systemLayoutSizeFitting(.zero) == .zero)
  }
}
