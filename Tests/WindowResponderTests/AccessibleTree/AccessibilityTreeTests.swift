import ResponderTestKit
import Testing
import Widgets

/// Tests of the tree that assistive technologies read: its views, and their order.
@MainActor struct AccessibilityTreeTests {
  let stage = Stage(size: Size(width: 400, height: 300))

  private func label(_ text: String, x: Double, y: Double) -> Label {
    let label = Label(text: text)
    label.frame = Rect(x: x, y: y, width: 100, height: 20)
    return label
  }

  private var names: [String] {
    stage.accessibilityTree().children[0].children.map(\.name)
  }

  @Test("The root is the application, and its children are the windows")
  func root() {
    stage.window.title = "Counter"
    let tree = stage.accessibilityTree()
    #expect(tree.role == "application")
    #expect(tree.children.map(\.role) == ["frame"])
    #expect(tree.children[0].name == "Counter")
    #expect(tree.children[0].states.contains("active"))
    #expect(tree.object.accessibleParent == nil)
  }

  @Test("V1: Plain views are transparent: their elements stand in the order of reading")
  func order() {
    let (left, right) = (View(), View())
    right.frame = Rect(x: 200, y: 0, width: 200, height: 300)
    left.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    stage.window.addSubview(right)
    stage.window.addSubview(left)
    right.addSubview(label("C", x: 0, y: 0))
    left.addSubview(label("B", x: 0, y: 40))
    left.addSubview(label("A", x: 0, y: 0))
    #expect(names == ["A", "C", "B"])
  }

  @Test("In a right-to-left language the order is mirrored")
  func mirrored() {
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    stage.window.addSubview(label("Left", x: 0, y: 0))
    stage.window.addSubview(label("Right", x: 200, y: 0))
    #expect(names == ["Right", "Left"])
  }

  @Test("accessibilityElements gives the elements and their order")
  func explicitElements() {
    let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    let (a, b) = (label("A", x: 0, y: 0), label("B", x: 0, y: 40))
    view.addSubview(a)
    view.addSubview(b)
    view.addSubview(label("C", x: 0, y: 80))
    stage.window.addSubview(view)
    let element = AccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Drawn"
    element.accessibilityFrameInContainerSpace = Rect(x: 10, y: 20, width: 30, height: 40)
    view.accessibilityElements = [b, element, a]
    #expect(names == ["B", "Drawn", "A"])
    #expect(
      stage.accessibilityNode(named: "Drawn")?.frame == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("The last of the two frames that are set on an element determines its position")
  func elementFrames() {
    let view = View(frame: Rect(x: 10, y: 20, width: 300, height: 100))
    stage.window.addSubview(view)
    let element = AccessibilityElement(accessibilityContainer: view)
    #expect(element.accessibilityFrameInContainerSpace.isNull)
    #expect(element.accessibilityFrame == .zero)
    element.accessibilityFrameInContainerSpace = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == Rect(x: 11, y: 22, width: 3, height: 4))
    element.accessibilityFrame = Rect(x: 5, y: 6, width: 7, height: 8)
    #expect(element.accessibilityFrame == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(element.accessibilityFrameInContainerSpace.isNull)
    element.accessibilityFrameInContainerSpace = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == Rect(x: 11, y: 22, width: 3, height: 4))
  }

  /// A view that creates its elements on demand.
  private final class Bars: View {
    override func accessibilityElementCount() -> Int { 2 }
    override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    private lazy var bars = (0..<2).map { index in
      let element = AccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "Bar \(index)"
      return element
    }
  }

  @Test("Elements that a view makes on demand are read")
  func elementsOnDemand() {
    stage.window.addSubview(Bars(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    #expect(names == ["Bar 0", "Bar 1"])
  }

  @Test("V2: Hidden views, transparent ones and those whose elements are hidden are left out")
  func hidden() {
    let views = (0..<4).map { index in
      let view = View(frame: Rect(x: 0, y: Double(index) * 40, width: 200, height: 40))
      view.addSubview(label("\(index)", x: 0, y: 0))
      stage.window.addSubview(view)
      return view
    }
    #expect(names == ["0", "1", "2", "3"])
    views[0].isHidden = true
    views[1].alpha = 0
    views[2].accessibilityElementsHidden = true
    #expect(names == ["3"])
  }

  @Test("A modal view hides the views beside it")
  func modal() {
    let (back, front) = (View(frame: stage.window.bounds), View(frame: stage.window.bounds))
    back.addSubview(label("Back", x: 0, y: 0))
    front.addSubview(label("Front", x: 0, y: 0))
    stage.window.addSubview(back)
    stage.window.addSubview(front)
    front.accessibilityViewIsModal = true
    #expect(names == ["Front"])
  }

  @Test("Grouped elements are read together")
  func grouped() {
    let columns = (0..<2).map { index in
      let view = View(frame: Rect(x: Double(index) * 110, y: 0, width: 100, height: 100))
      view.addSubview(label("Name \(index)", x: 0, y: 0))
      view.addSubview(label("Value \(index)", x: 0, y: 60))
      stage.window.addSubview(view)
      return view
    }
    for column in columns { column.shouldGroupAccessibilityChildren = true }
    #expect(names == ["Name 0", "Value 0", "Name 1", "Value 1"])
  }

  @Test("A view that draws itself needs three lines, and an adjustable one gets its steps")
  func drawnView() {
    final class Dial: View {
      var level = 5
      override func accessibilityIncrement() { level += 1 }
      override func accessibilityDecrement() { level -= 1 }
    }
    let dial = Dial(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    dial.isAccessibilityElement = true
    dial.accessibilityLabel = "Heat"
    dial.accessibilityTraits = .adjustable
    stage.window.addSubview(dial)
    #expect(stage.accessibilityNode(named: "Heat")?.role == "slider")
    stage.perform("increment", on: "Heat")
    #expect(dial.level == 6)
  }

  @Test("Traits have roles and states")
  func traits() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "It"
    stage.window.addSubview(view)
    let roles: [(AccessibilityTraits, String)] = [
      (.button, "push button"), (.link, "link"), (.image, "image"), (.header, "heading"),
      (.staticText, "label"), (.searchField, "entry"), (.tabBar, "page tab list"),
      (.toggleButton, "toggle button"), (.none, "label"),
    ]
    for (traits, role) in roles {
      view.accessibilityTraits = traits
      #expect(stage.accessibilityNode(named: "It")?.role == role)
    }
    view.accessibilityTraits = [.button, .notEnabled, .selected]
    let states = stage.accessibilityNode(named: "It")?.states ?? []
    #expect(states.contains("selected") && !states.contains("enabled"))
  }

  @Test("V3: A drawn button without accessibilityActivate is tapped at its activation point")
  func tapped() {
    let view = View(frame: Rect(x: 50, y: 50, width: 100, height: 100))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = .button
    var places: [Point] = []
    let tap = TapGestureRecognizer()
    tap.addAction(Action { [weak tap] _ in if let tap { places.append(tap.location(in: view)) } })
    view.addGestureRecognizer(tap)
    stage.window.addSubview(view)
    stage.perform("click", on: "Card")
    #expect(places == [Point(x: 50, y: 50)])
  }

  @Test("Custom actions, hint, identifier, language, content and path are read")
  func vocabulary() throws {
    final class Photo: View, AccessibilityCustomContentProvider {
      var accessibilityCustomContent: [AccessibilityCustomContent]! = [
        AccessibilityCustomContent(label: "Size", value: "3 MB"),
        AccessibilityCustomContent(label: "Place", value: "Rome", importance: .high),
      ]
    }
    let view = Photo(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Photo"
    view.accessibilityHint = "Opens it"
    view.accessibilityIdentifier = "photo"
    view.accessibilityLanguage = "pt-BR"
    view.accessibilityPath = Path(ovalIn: Rect(x: 10, y: 10, width: 20, height: 20))
    var shares = 0
    view.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Share") { _ in
        shares += 1
        return true
      }
    ]
    stage.window.addSubview(view)
    let node = try #require(stage.accessibilityNode(named: "Photo"))
    #expect(node.hint == "Opens it, Place: Rome")
    #expect(node.identifier == "photo")
    #expect(node.attributes["Size"] == "3 MB")
    #expect(node.object.accessibleLocale == "pt_BR.UTF-8")
    #expect(node.frame == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(node.actions == ["Share"])
    stage.perform("Share", on: "Photo")
    #expect(shares == 1)
  }

  @Test("What is scrolled out of sight is there without showing, and can be scrolled into view")
  func scrolledAway() throws {
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    scroller.contentSize = Size(width: 200, height: 1000)
    scroller.addSubview(label("Far", x: 0, y: 900))
    stage.window.addSubview(scroller)
    let pane = try #require(stage.accessibilityTree().first(role: "scroll pane"))
    #expect(pane.actions == ["scroll-down"])
    let far = try #require(stage.accessibilityNode(named: "Far"))
    #expect(far.states.contains("visible") && !far.states.contains("showing"))
    #expect(far.object.scrollAccessibleToVisible())
    #expect(stage.accessibilityNode(named: "Far")?.states.contains("showing") == true)
  }

  @Test("A decorative image is left out; one with a label is an image")
  func images() {
    let image = ImageView(image: Image(systemName: "star"))
    image.frame = Rect(x: 0, y: 0, width: 30, height: 30)
    stage.window.addSubview(image)
    #expect(names == [])
    image.accessibilityLabel = "Favorite"
    #expect(stage.accessibilityNode(named: "Favorite")?.role == "image")
  }

  @Test("An alert is a modal child of the window, with its title, message and buttons")
  func alert() throws {
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.view.addSubview(label("Below", x: 0, y: 0))
    let alert = AlertController(
      title: "Delete it?", message: "It is gone then.", preferredStyle: .alert)
    var isDeleted = false
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in isDeleted = true })
    controller.present(alert, animated: false)
    let node = try #require(stage.accessibilityTree().first(role: "alert"))
    #expect(node.name == "Delete it?")
    #expect(node.hint == "It is gone then.")
    #expect(node.states.contains("modal"))
    #expect(stage.accessibilityNode(named: "Below") == nil)
    #expect(node.first("Delete")?.role == "push button")
    stage.perform("click", on: "Delete")
    stage.advance(by: 1)
    #expect(isDeleted)
    #expect(stage.accessibilityNode(named: "Below") != nil)
  }

  @Test("A menu stands below its button, and its rows choose")
  func menu() throws {
    let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 44))
    button.setTitle("Sort", for: .normal)
    var chosen: [String] = []
    button.menu = Menu(children: [
      Action(title: "Name", discoverabilityTitle: "Sort by name", state: .on) { _ in
        chosen.append("Name")
      },
      Action(title: "Date", attributes: .disabled) { _ in chosen.append("Date") },
    ])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    #expect(stage.accessibilityNode(named: "Sort")?.states.contains("has popup") == true)
    stage.perform("click", on: "Sort")
    let menu = try #require(stage.accessibilityNode(named: "Sort")?.children.first)
    #expect(menu.role == "popup menu")
    #expect(menu.children.map(\.name) == ["Name", "Date"])
    #expect(menu.children[0].role == "check menu item")
    #expect(menu.children[0].states.contains("checked"))
    #expect(menu.children[0].object.accessibleDescription == "Sort by name")
    #expect(!menu.children[1].states.contains("enabled") && menu.children[1].actions == [])
    stage.perform("click", on: "Name")
    #expect(chosen == ["Name"])
    #expect(stage.accessibilityNode(named: "Sort")?.children.count == 0)
  }

  @Test("An object stays the same as long as its view, and knows its parent and index")
  func identity() throws {
    let first = label("First", x: 0, y: 0)
    stage.window.addSubview(first)
    let one = try #require(stage.accessibilityNode(named: "First")).object
    let other = try #require(stage.accessibilityNode(named: "First")).object
    #expect(one === other)
    stage.window.addSubview(label("Before", x: 0, y: -30))
    _ = stage.accessibilityTree()
    #expect(one.accessibleIndexInParent == 1)
    #expect(one.accessibleParent?.accessibleRole == .frame)
    first.removeFromSuperview()
    _ = stage.accessibilityTree()
    #expect(one.accessibleParent == nil)
    #expect(one.accessibleStates.has(.defunct))
  }

  @Test("An action or object that is not there fails the test with a sentence")
  func missing() {
    var messages: [String] = []
    Stage.onFailure = { messages.append($0.message) }
    defer { Stage.onFailure = nil }
    stage.perform("click", on: "Nothing")
    stage.window.addSubview(label("Text", x: 0, y: 0))
    stage.perform("click", on: "Text")
    #expect(messages.count == 2)
    #expect(messages[0].contains("Nothing") && messages[1].contains("click"))
  }

  @Test("The description has an indented line for each node")
  func description() {
    stage.window.title = "Test"
    stage.window.addSubview(label("Hello", x: 0, y: 0))
    let lines = stage.accessibilityTree().description.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1] == "  frame “Test” [active]")
    #expect(lines[2] == "    label “Hello”")
  }
}
