import ResponderTestKit
import TestScenes
import Testing
import Widgets

/// Tests of the role, name, value, states and actions of controls.
@MainActor struct AccessibleControlsTests {
  let stage = Stage(size: Size(width: 400, height: 600))
  let log = EventLog()

  /// Shows a view, and returns its object.
  private func node(_ view: View, _ name: String, role: String? = nil) -> AccessibilityNode? {
    view.frame = Rect(x: 20, y: 20, width: 300, height: 44)
    stage.window.addSubview(view)
    (view as? Control).map(log.listen(to:))
    return stage.accessibilityNode(named: name, role: role)
  }

  @Test("A slider and a page control are adjustable, and change by steps with their events")
  func adjustable() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    let pages = PageControl(frame: Rect(x: 0, y: 60, width: 200, height: 40))
    pages.numberOfPages = 3
    var changes: [String] = []
    slider.addAction(Action { _ in changes.append("slider") }, for: .valueChanged)
    pages.addAction(Action { _ in changes.append("pages") }, for: .valueChanged)
    stage.window.addSubview(slider)
    stage.window.addSubview(pages)
    stage.render()
    slider.value = 0.5
    #expect(slider.accessibilityTraits == .adjustable)
    #expect(pages.accessibilityTraits == .adjustable)
    slider.accessibilityIncrement()
    #expect(slider.value > 0.5)
    slider.accessibilityDecrement()
    #expect(slider.value == 0.5)
    pages.accessibilityIncrement()
    pages.accessibilityIncrement()
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 2)
    #expect(changes.filter { $0 == "slider" }.count == 2)
    #expect(changes.filter { $0 == "pages" }.count == 2)
    slider.isEnabled = false
    #expect(slider.accessibilityTraits == [.adjustable, .notEnabled])
    slider.accessibilityTraits = .button
    #expect(slider.accessibilityTraits == .button)
  }

  @Test("A button is a push button that an action presses; a disabled one has none")
  func button() throws {
    let button = Button(frame: .zero)
    button.setTitle("Save", for: .normal)
    var presses = 0
    button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
    let read = try #require(node(button, "Save"))
    #expect(read.role == "push button")
    #expect(
      read.states.isSuperset(of: ["enabled", "sensitive", "focusable", "showing", "visible"]))
    #expect(read.actions == ["click"])
    #expect(read.frame == button.frame)
    stage.perform("click", on: "Save")
    #expect(presses == 1)
    button.isEnabled = false
    let disabled = try #require(stage.accessibilityNode(named: "Save"))
    #expect(disabled.actions == [])
    #expect(!disabled.states.contains("enabled") && !disabled.states.contains("sensitive"))
  }

  @Test("A button that stays down is a toggle button")
  func toggleButton() {
    let button = Button(frame: .zero)
    button.setTitle("Bold", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    #expect(node(button, "Bold")?.role == "toggle button")
    #expect(stage.accessibilityNode(named: "Bold")?.states.contains("checked") == false)
    stage.perform("click", on: "Bold")
    #expect(stage.accessibilityNode(named: "Bold")?.states.contains("checked") == true)
  }

  @Test(
    "A switch, a check box and a radio button are checked by their action, and tell their targets")
  func checkable() throws {
    let toggle = Switch()
    toggle.accessibilityLabel = "Wi-Fi"
    #expect(node(toggle, "Wi-Fi")?.role == "toggle button")
    stage.perform("click", on: "Wi-Fi")
    #expect(toggle.isOn && log.changes == 1)
    #expect(
      stage.accessibilityNode(named: "Wi-Fi")?.states.isSuperset(of: ["checkable", "checked"])
        == true)
    let box = CheckBox(title: "Sounds")
    #expect(node(box, "Sounds")?.role == "check box")
    stage.perform("click", on: "Sounds")
    #expect(box.isChecked && log.changes == 2)
    let group = RadioGroup(titles: ["Small", "Large"])
    group.accessibilityLabel = "Size"
    let read = try #require(node(group, "Size"))
    #expect(read.role == "grouping")
    #expect(read.children.map(\.name) == ["Small", "Large"])
    #expect(read.children.allSatisfy { $0.role == "radio button" })
    stage.perform("click", on: "Large")
    #expect(group.selectedIndex == 1)
    #expect(stage.accessibilityNode(named: "Large")?.states.contains("checked") == true)
  }

  @Test("A slider has a value that actions move by the step of its keys")
  func slider() throws {
    let slider = Slider()
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    let read = try #require(node(slider, "Volume"))
    #expect(read.role == "slider")
    #expect(read.number == 0.5)
    #expect(read.actions == ["increment", "decrement"])
    stage.perform("increment", on: "Volume")
    #expect(abs(slider.value - 0.55) < 1e-9)
    stage.perform("decrement", on: "Volume")
    #expect(abs(slider.value - 0.5) < 1e-9)
    #expect(log.changes == 2)
  }

  @Test("A stepper, a rating and a page control are moved by their steps, within their ranges")
  func steps() {
    let stepper = Stepper()
    stepper.accessibilityLabel = "Copies"
    stepper.stepValue = 2
    #expect(node(stepper, "Copies")?.role == "spin button")
    stage.perform("increment", on: "Copies")
    #expect(stepper.value == 2)
    stage.perform("decrement", on: "Copies")
    stage.perform("decrement", on: "Copies")
    #expect(stepper.value == 0)
    let rating = Rating()
    rating.accessibilityLabel = "Stars"
    #expect(node(rating, "Stars")?.role == "slider")
    stage.perform("increment", on: "Stars")
    #expect(rating.value == 1)
    let pages = PageControl()
    pages.accessibilityLabel = "Pages"
    pages.numberOfPages = 3
    #expect(node(pages, "Pages")?.number == 1)
    stage.perform("increment", on: "Pages")
    #expect(pages.currentPage == 1)
  }

  @Test("Progress and level have values that cannot be set; a turning indicator is busy")
  func progress() throws {
    let progress = ProgressView()
    progress.accessibilityLabel = "Download"
    progress.progress = 0.25
    let read = try #require(node(progress, "Download"))
    #expect(read.role == "progress bar")
    #expect(read.value == "25%" && read.number == 0.25)
    #expect(read.actions == [])
    let level = LevelIndicator()
    level.accessibilityLabel = "Battery"
    #expect(node(level, "Battery")?.role == "level bar")
    let indicator = ActivityIndicatorView()
    indicator.accessibilityLabel = "Loading"
    indicator.startAnimating()
    #expect(node(indicator, "Loading")?.states.isSuperset(of: ["busy", "indeterminate"]) == true)
  }

  @Test("The segments of a control are radio buttons, of which the chosen one is checked")
  func segments() throws {
    let control = SegmentedControl()
    control.accessibilityLabel = "View"
    for (index, title) in ["Day", "Week"].enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    control.selectedSegmentIndex = 0
    let read = try #require(node(control, "View"))
    #expect(read.children.map(\.name) == ["Day", "Week"])
    #expect(read.children.map(\.role) == ["radio button", "radio button"])
    #expect(read.children[0].states.contains("checked"))
    stage.perform("click", on: "Week")
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.changes == 1)
  }

  @Test("A link has its address, a disclosure its state, a group box its title")
  func others() throws {
    let link = Link("Manual", address: "https://example.org")
    var opened: [String] = []
    link.onOpen = { opened.append($0) }
    #expect(node(link, "Manual")?.role == "link")
    stage.perform("click", on: "Manual")
    #expect(opened == ["https://example.org"])
    let disclosure = Disclosure()
    disclosure.title = "Details"
    disclosure.content = Label(text: "Inside")
    #expect(node(disclosure, "Details")?.states.contains("expanded") == false)
    #expect(stage.accessibilityNode(named: "Inside") == nil)
    stage.perform("click", on: "Details")
    #expect(stage.accessibilityNode(named: "Details")?.states.contains("expanded") == true)
    let box = GroupBox()
    box.title = "Network"
    #expect(node(box, "Network", role: "grouping") != nil)
  }

  @Test("A combo box and a button with a menu are expanded while the menu is open")
  func expanded() throws {
    let combo = ComboBox(items: ["Cantarell", "Noto Sans"])
    combo.accessibilityLabel = "Font"
    let closed = try #require(node(combo, "Font", role: "combo box"))
    #expect(closed.states.contains("expandable") && !closed.states.contains("expanded"))
    stage.render()
    combo.openList()
    stage.advance(by: 0.5)
    let open = stage.accessibilityNode(named: "Font", role: "combo box")
    #expect(open?.states.contains("expanded") == true)
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 0.5)
    let closedAgain = stage.accessibilityNode(named: "Font", role: "combo box")
    #expect(closedAgain?.states.contains("expanded") == false)
    let button = Button(configuration: .filled())
    button.setTitle("Sort", for: .normal)
    button.menu = Menu(children: [Action(title: "By name") { _ in }])
    button.showsMenuAsPrimaryAction = true
    #expect(node(button, "Sort")?.states.contains("expandable") == true)
    button.performPrimaryAction()
    stage.advance(by: 0.5)
    #expect(stage.accessibilityNode(named: "Sort")?.states.contains("expanded") == true)
  }

  @Test("The wheels of a picker and the input of a token field have its name")
  func inheritedNames() throws {
    let picker = PickerView()
    picker.accessibilityLabel = "Size"
    let sizes = PickerSizes()
    picker.dataSource = sizes
    picker.delegate = sizes
    let wheel = try #require(node(picker, "Size", role: "grouping")).children.first
    #expect(wheel?.role == "spin button" && wheel?.name == "Size")
    picker.removeFromSuperview()
    let tokens = TokenField()
    tokens.accessibilityLabel = "Recipients"
    let input = try #require(node(tokens, "Recipients", role: "grouping")).children.last
    #expect(input?.name == "Recipients")
  }

  /// The rows of a picker.
  private final class PickerSizes: PickerViewDataSource, PickerViewDelegate {
    func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
  }

  @Test("V5: A field is an entry with its text; a secret one is a password of bullets")
  func fields() throws {
    let field = TextField()
    field.accessibilityLabel = "Name"
    field.text = "Ada"
    let read = try #require(node(field, "Name"))
    #expect(read.role == "entry")
    #expect(read.value == "Ada")
    #expect(read.states.isSuperset(of: ["editable", "single line", "focusable"]))
    field.isSecureTextEntry = true
    let secret = try #require(stage.accessibilityNode(named: "Name"))
    #expect(secret.role == "password text")
    #expect(secret.value == "•••")
  }

  @Test("A text view is a text of several lines")
  func textView() throws {
    let view = TextView()
    view.accessibilityLabel = "Notes"
    view.text = "One\nTwo"
    let read = try #require(node(view, "Notes"))
    #expect(read.role == "text")
    #expect(read.value == "One\nTwo")
    #expect(read.states.isSuperset(of: ["editable", "multi line"]))
  }
}
