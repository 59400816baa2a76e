import ResponderGraphics
import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsInspector
@testable import WidgetsText
@testable import WindowResponder

@MainActor @Suite(.serialized) struct InspectorPageTests {
  let program = InspectedProgram()

  @Test("Switches and fields change the view at once, and follow it")
  func changesView() throws {
    let inspector = try program.open()
    inspector.choose(program.button, inTree: true)
    program.settle()
    #expect(program.stage.tap("Hidden"))
    #expect(program.button.isHidden)
    program.stage.tap("Hidden")
    #expect(!program.button.isHidden)
    program.stage.tap("Enabled")
    #expect(!program.button.isEnabled)
    program.stage.tap("Clips")
    #expect(program.button.clipsToBounds)
    try program.type("0.5", into: "Opacity alpha")
    #expect(program.button.alpha == 0.5)
    try program.type("60", into: "Frame x")
    #expect(program.button.frame == Rect(x: 60, y: 80, width: 140, height: 44))
    try program.type("200", into: "Frame width")
    #expect(program.button.frame == Rect(x: 60, y: 80, width: 200, height: 44))
    try program.type("Another", into: "Text")
    #expect(program.button.currentTitle == "Another")
    program.button.frame.origin.y = 99
    program.settle()
    #expect((program.stage.view(labelled: "Frame y") as? TextField)?.text == "99")
  }

  @Test("Hugging and resistance are changed by axis, within the limits of priorities")
  func changesPriorities() throws {
    let inspector = try program.open()
    inspector.choose(program.label, inTree: true)
    program.settle()
    try program.type("300", into: "Hugging vertical")
    try program.type("5000", into: "Resistance horizontal")
    #expect(program.label.contentHuggingPriority(for: .vertical).rawValue == 300)
    #expect(program.label.contentCompressionResistancePriority(for: .horizontal) == .required)
  }

  @Test("Arrow keys step a number, with Shift by ten; what is no number changes nothing")
  func steps() throws {
    let inspector = try program.open()
    inspector.choose(program.label, inTree: true)
    program.settle()
    let field = try #require(program.stage.view(labelled: "Frame x") as? NumberField)
    field.becomeFirstResponder()
    program.stage.keyPress(.keyboardUpArrow)
    #expect(program.label.frame.minX == 21 && field.text == "21")
    program.stage.keyPress(.keyboardDownArrow, modifiers: .shift)
    #expect(program.label.frame.minX == 11)
    try program.type("1e400", into: "Frame x")
    try program.type("abc", into: "Frame x")
    #expect(program.label.frame.minX.isFinite)
    let kept = program.label.frame
    try program.type("-", into: "Frame x")
    #expect(program.label.frame == kept)
  }

  @Test("The background is taken away by its button")
  func background() throws {
    program.label.backgroundColor = .systemYellow
    let inspector = try program.open()
    inspector.choose(program.label, inTree: true)
    program.settle()
    let well = try #require(program.stage.view(labelled: "Background") as? ColorWell)
    #expect(well.selectedColor == .systemYellow)
    well.selectedColor = .systemGreen
    well.sendActions(for: .valueChanged)
    #expect(program.label.backgroundColor == .systemGreen)
    #expect(program.stage.tap("No background"))
    #expect(program.label.backgroundColor == nil)
  }

  @Test("The window cannot be hidden from here")
  func windowStays() throws {
    let inspector = try program.open()
    #expect(inspector.chosen === program.stage.window)
    program.settle()
    program.stage.tap("Hidden")
    program.settle()
    #expect(!program.stage.window.isHidden)
  }

  // MARK: Constraints

  private func constrain() -> (width: LayoutConstraint, conflict: LayoutConstraint) {
    let label = program.label
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    let conflict = label.widthAnchor.constraint(equalToConstant: 120)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: program.controller.view.leadingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: program.controller.view.topAnchor, constant: 30), width,
    ])
    program.stage.render()
    return (width, conflict)
  }

  @Test("Constraints are listed by axis, and a new constant counts at once")
  func constants() throws {
    let (width, _) = constrain()
    let inspector = try program.open()
    inspector.choose(program.label, inTree: true)
    program.show(page: 1, of: inspector)
    #expect(program.stage.labels.contains("constraints"))
    #expect(program.stage.labels.contains("enough"))
    try program.type("150", into: "Constant of \(width)")
    #expect(width.constant == 150)
    program.stage.window.layoutIfNeeded()
    #expect(
      program.label.frame == Rect(x: 12, y: 30, width: 150, height: program.label.frame.height))
  }

  @Test("A constraint that cannot hold is marked, in the tree too")
  func conflicts() throws {
    let (_, conflict) = constrain()
    let inspector = try program.open()
    inspector.choose(program.label, inTree: true)
    program.show(page: 1, of: inspector)
    let signs = program.stage.labels
    conflict.isActive = true
    program.settle()
    #expect(program.label.hasBrokenConstraints)
    #expect(program.stage.labels.contains("⚠ more than can hold"))
    #expect(!signs.contains { $0.contains("Given up") })
    #expect(program.stage.labels.contains { $0.contains("Given up") })
    let tree = inspector.controller.tree
    let item = try #require(tree.outline.selectedItems.first)
    #expect(tree.outlineView(tree.outline, imageFor: item, in: tree.outline.columns[0]) != nil)
  }

  @Test("A place that constraints leave open is marked")
  func ambiguity() throws {
    let (width, _) = constrain()
    let spare = View()
    spare.translatesAutoresizingMaskIntoConstraints = false
    program.controller.view.addSubview(spare)
    LayoutConstraint.activate([
      spare.heightAnchor.constraint(equalToConstant: 10),
      spare.widthAnchor.constraint(equalTo: program.label.widthAnchor),
    ])
    program.stage.render()
    _ = width
    let inspector = try program.open()
    inspector.choose(spare, inTree: true)
    program.show(page: 1, of: inspector)
    #expect(spare.hasAmbiguousLayout)
    #expect(program.stage.labels.contains { $0.hasPrefix("⚠ too little") })
  }

  // MARK: Responder chain

  @Test("The chain says who performs what, and what recognizers stand at")
  func chain() throws {
    let field = TextField(frame: Rect(x: 20, y: 140, width: 200, height: 44))
    field.text = "Words"
    program.controller.view.addSubview(field)
    let tap = TapGestureRecognizer()
    tap.name = "Twice"
    tap.numberOfTapsRequired = 2
    program.controller.view.addGestureRecognizer(tap)
    let inspector = try program.open()
    inspector.choose(field, inTree: true)
    program.show(page: 2, of: inspector)
    let links = field.chain.enumerated().map { index, link in
      ChainLinkText(link, number: index + 1) { inspector.states.text(of: $0) }
    }
    #expect(links.count == field.chain.count && links.last?.title.contains("Application") == true)
    #expect(links[0].details.contains("selectAll:") && links[0].details.contains("(paste:)"))
    #expect(links.contains { $0.details.contains("terminate:") })
    #expect(links.contains { $0.details.contains("TapGestureRecognizer “Twice”: possible") })
    #expect(program.stage.labels.contains { $0.contains("“Twice”: possible") })
    program.toProgram()
    for _ in 0..<2 {
      program.stage.tap(at: Point(x: 280, y: 220))
      program.stage.advance(by: 0.05)
    }
    program.settle()
    program.toInspector()
    #expect(program.stage.labels.contains { $0.contains("“Twice”: possible, last ended") })
  }

  // MARK: Events

  @Test("Events are listed with who was hit and who handled them; moves are counted together")
  func events() throws {
    let inspector = try program.open()
    program.show(page: 3, of: inspector)
    program.toProgram()
    program.stage.drag(from: program.button.center, to: Point(x: 100, y: 100))
    let name = InspectorNames.name(of: program.button)
    let records = inspector.events.records
    let began = try #require(records.first { $0.name.hasSuffix("began") })
    #expect(began.target == name && began.handler == name)
    let moved = try #require(records.first { $0.name.hasSuffix("moved") })
    #expect(moved.count > 3 && moved.title.hasSuffix("moved × \(moved.count)"))
    #expect(records.contains { $0.name.hasSuffix("ended") && $0.handler == name })
    inspector.events.clear()
    program.stage.tap(at: Point(x: 280, y: 220))
    #expect(inspector.events.records.first?.handler == "no responder")
    let tap = TapGestureRecognizer()
    program.controller.view.addGestureRecognizer(tap)
    inspector.events.clear()
    program.stage.tap(at: Point(x: 280, y: 220))
    #expect(inspector.events.records.last?.handler == "TapGestureRecognizer ended")
    program.settle()
    let page = try #require(inspector.controller.pane.page as? InspectorEventsPage)
    #expect(page.table.numberOfRows == inspector.events.records.count)
  }

  @Test("Keys, actions and scrolling are listed, and what happens in the inspector is not")
  func keysAndActions() throws {
    let inspector = try program.open()
    inspector.events.clear()
    program.stage.tap("Mark")
    program.stage.keyPress(.keyboardTab)
    #expect(inspector.events.records.isEmpty, "\(inspector.events.records)")
    program.button.addTarget(nil, action: .selectAll, for: .touchUpInside)
    program.toProgram()
    program.stage.window.makeKey()
    program.stage.click(at: program.button.center)
    program.stage.scroll(by: Vector(dx: 0, dy: 10), at: program.label.center)
    program.stage.keyPress(.keyboardA)
    let names = inspector.events.records.map(\.name)
    #expect(names.contains("pointer began") && names.contains("pointer ended"))
    #expect(names.contains("action selectAll:") && names.contains("scroll"))
    #expect(names.contains("key a down") && names.contains("key a up"))
    let action = inspector.events.records.first { $0.name == "action selectAll:" }
    #expect(action?.handler == "no responder")
    inspector.events.isOn = false
    inspector.events.clear()
    program.stage.click(at: program.button.center)
    #expect(inspector.events.records.isEmpty)
  }

  @Test("No more events are kept than are of use")
  func eventLimit() {
    let recorder = EventRecorder()
    for index in 0..<1_000 {
      recorder.add(
        EventRecord(time: 0, name: "\(index)", details: "", target: "", handler: ""))
    }
    #expect(recorder.records.count == EventRecorder.limit)
    #expect(recorder.records.last?.name == "999")
  }

  // MARK: Frames

  @Test("Frames of the program are counted, those of the inspector are not")
  func frames() throws {
    let inspector = try program.open()
    program.show(page: 4, of: inspector)
    program.toProgram()
    program.settle()
    let count = inspector.frames.count
    for step in 0..<5 {
      program.label.text = "Step \(step)"
      program.stage.advance(by: 0.05)
    }
    #expect(inspector.frames.count == count + 5)
    #expect(inspector.frames.longest > 0 && inspector.frames.longest >= inspector.frames.mean)
    #expect(inspector.frames.frames(inSecondBefore: program.stage.now) >= 5)
    program.toInspector()
    program.settle()
    #expect(program.stage.labels.contains("\(inspector.frames.count) frames"))
    #expect(program.stage.labels.contains { $0.hasSuffix(" MB") })
    inspector.choose(program.button)
    program.settle()
    #expect(inspector.frames.count == count + 5, "a mark is no frame of the program's")
  }

  @Test("What is drawn flashes for a moment, and nothing else does")
  func flashing() throws {
    let inspector = try program.open()
    inspector.toggleMark()
    program.show(page: 4, of: inspector)
    program.toProgram()
    let before = program.stage.snapshot()
    program.toInspector()
    #expect(program.stage.tap("Flash what is drawn"))
    #expect(inspector.overlay.flashes)
    program.settle()
    #expect(inspector.overlay.flashCount == 0)
    program.toProgram()
    program.label.setNeedsDisplay()
    let flashing = program.stage.snapshot()
    #expect(inspector.overlay.flashCount == 1)
    #expect(flashing.pixel(x: 250, y: 35) != before.pixel(x: 250, y: 35))
    #expect(flashing.pixel(x: 250, y: 100) == before.pixel(x: 250, y: 100))
    program.settle()
    #expect(inspector.overlay.flashCount == 0)
    #expect(program.stage.snapshot().hasSamePixels(as: before))
  }

  @Test("Scrolled pixels leave no flash and no mark behind")
  func scrolling() throws {
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 240))
    scroller.contentSize = Size(width: 320, height: 2_000)
    for index in 0..<60 {
      let label = Label(text: "Row \(index)")
      label.frame = Rect(x: 10, y: Double(index) * 30, width: 200, height: 28)
      scroller.addSubview(label)
    }
    program.controller.view.addSubview(scroller)
    program.stage.render()
    let inspector = try program.open()
    inspector.choose(scroller.subviews[2])
    inspector.setFlashes(true)
    program.toProgram()
    program.settle()
    for offset in [7.0, 19, 42] {
      scroller.contentOffset.y = offset
      program.stage.advance(by: 0.02)
    }
    #expect(inspector.overlay.flashCount > 0)
    #expect(try program.isShownAsDrawnAnew())
    program.pressKeys()
    #expect(try program.isShownAsDrawnAnew())
  }

  @Test("The kernel's figures are read, and nothing comes of a file without them")
  func memory() throws {
    let memory = try #require(ProcessMemory.now())
    #expect(memory.resident >= memory.proportional && memory.proportional >= memory.dirty)
    #expect(memory.dirty > 0)
    #expect(ProcessMemory.now(path: "/proc/self/cmdline") == nil)
    #expect(ProcessMemory.now(path: "/nowhere") == nil)
  }

  @Test("An open menu stands in the tree below its window, can be chosen, and its events are told")
  func showsMenus() throws {
    let inspector = try program.open()
    program.button.menu = Menu(children: [
      Action(title: "One") { _ in }, Action(title: "Two") { _ in },
    ])
    program.button.showsMenuAsPrimaryAction = true
    program.toProgram()
    program.stage.tap("Tap me")
    program.settle()
    weak var list: View?
    list = program.stage.application.popupWindows.first?.subviews.first
    #expect(list?.window?.windowBelow === program.stage.window)
    let tree = inspector.controller.tree
    tree.show(list)
    #expect(tree.chosen != nil && tree.chosen === list)
    let heard = inspector.events.records.count
    program.stage.popups[0].tap("Two")
    program.settle()
    #expect(inspector.events.records.count > heard)
    #expect(program.stage.application.popupWindows.isEmpty)
    #expect(tree.chosen == nil)
  }
}
