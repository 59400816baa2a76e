import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct ArrangingTests {
  let stage = Stage(size: Size(width: 400, height: 600))

  private func box(_ width: Double, _ height: Double = 20) -> View {
    let view = View()
    view.fixedWidth = width
    view.fixedHeight = height
    return view
  }

  @Test("What has no room in a line begins the next one")
  func flow() {
    let views = [box(100), box(100), box(100)]
    let flow = FlowStack(arrangedSubviews: views)
    #expect(flow.intrinsicContentSize == Size(width: 316, height: 20))
    #expect(flow.sizeThatFits(Size(width: 250, height: 0)) == Size(width: 208, height: 48))
    flow.frame = Rect(x: 0, y: 0, width: 250, height: 48)
    stage.window.addSubview(flow)
    stage.render()
    #expect(views.map(\.frame.minX) == [0, 108, 0])
    #expect(views.map(\.frame.minY) == [0, 0, 28])
    flow.alignment = .trailing
    stage.render()
    #expect(views.map(\.frame.maxX) == [142, 250, 250])
    flow.semanticContentAttribute = .forceRightToLeft
    flow.alignment = .leading
    stage.render()
    #expect(views.map(\.frame.maxX) == [250, 142, 250])
    views[1].isHidden = true
    stage.render()
    #expect(flow.sizeThatFits(Size(width: 250, height: 0)) == Size(width: 208, height: 20))
  }

  @Test("Among constraints a flow is as high as its width makes it")
  func constrainedFlow() {
    let flow = FlowStack(arrangedSubviews: (0..<6).map { _ in box(100) })
    let below = box(10, 10)
    for view in [flow, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    LayoutConstraint.activate([
      flow.topAnchor.constraint(equalTo: stage.window.topAnchor),
      flow.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      flow.widthAnchor.constraint(equalToConstant: 220),
      below.topAnchor.constraint(equalTo: flow.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: flow.leadingAnchor),
    ])
    stage.render()
    #expect(below.frame.minY == 76)
    flow.addArrangedSubview(box(100))
    stage.render()
    #expect(below.frame.minY == 104)
  }

  @Test("Rows and columns of a grid line up, and the column that expands takes the rest")
  func grid() {
    let names = [Label(text: "From"), Label(text: "Somebody else")]
    let fields = [TextField(), TextField()]
    let grid = GridView(rows: [[names[0], fields[0]], [names[1], fields[1]]])
    grid.setAlignment(.trailing, ofColumn: 0)
    grid.setExpands(true, column: 1)
    grid.frame = Rect(x: 0, y: 0, width: 400, height: 100)
    stage.window.addSubview(grid)
    stage.render()
    #expect(names[0].frame.maxX == names[1].frame.maxX)
    #expect(fields.map(\.frame.maxX) == [400, 400])
    #expect(fields[0].frame.minX == names[0].frame.maxX + 12)
    let field = fields[0]
    let baseline = field.frame.minY + field.firstBaseline(for: field.bounds.size)
    let text = names[0].frame.minY + names[0].firstBaseline(for: names[0].bounds.size)
    #expect(abs(baseline - text) <= 1)
    for view in [names[1], fields[1]] { view.isHidden = true }
    #expect(grid.sizeThatFits(Size(width: 400, height: 0)).height < 60)
  }

  @Test("A view of a grid may take several columns, and a narrow grid wraps its texts")
  func gridSpansAndShrinks() {
    let text = Label(text: "Some words that need more than one line where there is little room")
    text.numberOfLines = 0
    let wide = box(300)
    let grid = GridView(rows: [[box(40), text], [wide]])
    grid.setColumnSpan(2, of: wide)
    grid.frame = Rect(x: 0, y: 0, width: 220, height: 300)
    stage.window.addSubview(grid)
    stage.render()
    #expect(text.frame.minX == 52 && text.frame.maxX <= 220.5)
    #expect(text.frame.height > 40)
    #expect(wide.frame.minX == 0 && wide.frame.width == 220)
  }

  @Test("A group box is as large as its content, and names itself")
  func groupBox() {
    let box = GroupBox(title: "Network", content: box(100, 50))
    let size = box.intrinsicContentSize
    #expect(size.width == 132 && size.height > 82)
    #expect(box.accessibilityLabel == "Network")
    box.frame = Rect(x: 0, y: 0, width: 200, height: size.height)
    stage.window.addSubview(box)
    stage.render()
    #expect(box.content?.frame.height == 50 && box.content?.frame.maxY == size.height - 16)
    box.title = nil
    #expect(box.intrinsicContentSize.height == 82)
  }

  @Test("A disclosure opens by a tap, and what is below it moves down")
  func disclosure() {
    let content = box(100, 60)
    let disclosure = Disclosure(title: "Advanced", content: content)
    let count = EventLog(disclosure)
    let below = box(10, 10)
    let stack = StackView(arrangedSubviews: [disclosure, below, View()])
    stack.axis = .vertical
    stack.frame = stage.window.bounds
    stage.window.addSubview(stack)
    stage.render()
    #expect(content.isHidden && below.frame.minY == 44)
    stage.tap(at: Point(x: 60, y: 20))
    stage.advance(by: 1)
    #expect(disclosure.isExpanded && !content.isHidden && count.changes == 1)
    #expect(below.frame.minY == 108)
    disclosure.isExpanded = false
    stage.render()
    #expect(below.frame.minY == 44 && count.changes == 1)
  }

  @Test("Arrows open and close a disclosure that has the ring, the other way round in Arabic")
  func disclosureKeys() {
    let disclosure = Disclosure(title: "Advanced", content: box(100, 60))
    disclosure.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    stage.window.addSubview(disclosure)
    stage.render()
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    #expect(disclosure.isExpanded)
    stage.keyPress(.keyboardLeftArrow)
    #expect(!disclosure.isExpanded)
    stage.keyPress(.keyboardSpacebar)
    #expect(disclosure.isExpanded)
    disclosure.semanticContentAttribute = .forceRightToLeft
    stage.render()
    stage.keyPress(.keyboardRightArrow)
    #expect(!disclosure.isExpanded)
  }
}
