import ResponderTestKit
import Testing
import Widgets

@MainActor struct AlertTextFieldTests {
  private let stage = Stage(size: Size(width: 600, height: 500))
  private let root = ViewController()
  private let alert = AlertController(
    title: "Rename", message: "A new name.", preferredStyle: .alert)
  private let log = Log()

  init() {
    stage.window.rootViewController = root
    alert.addAction(AlertAction(title: "Cancel", style: .cancel) { [log] _ in log.add("cancel") })
    let rename = AlertAction(title: "Rename", style: .default) { [log, alert] _ in
      log.add("rename \(alert.textFields?.first?.text ?? "")")
    }
    alert.addAction(rename)
    alert.preferredAction = rename
    stage.render()
  }

  private func show(animated: Bool = false) {
    root.present(alert, animated: animated)
    stage.render()
  }

  @Test("An alert has no text fields until one is added, which the handler may configure")
  func adding() {
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
  }

  @Test("The first field is typed into as soon as the alert is shown")
  func firstField() {
    alert.addTextField()
    alert.addTextField()
    show(animated: true)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    stage.type("ab")
    #expect(alert.textFields?.first?.text == "ab")
  }

  @Test("Return gives the preferred answer, and Escape that which cancels")
  func keys() {
    alert.addTextField { $0.text = "old" }
    show()
    stage.type("er")
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(log.lines == ["rename older"])
    #expect(root.presentedViewController == nil)
    show()
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    #expect(log.lines == ["rename older", "cancel"])
  }

  @Test("Return goes to the next field where its key says so, and Tab always does")
  func nextField() throws {
    alert.addTextField { $0.returnKeyType = .next }
    alert.addTextField { $0.isSecureTextEntry = true }
    show()
    let fields = try #require(alert.textFields)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(fields[1].isFirstResponder)
    #expect(log.lines == [])
    stage.keyPress(.keyboardTab, modifiers: .shift)
    #expect(fields[0].isFirstResponder)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(log.lines == ["rename "])
  }

  @Test("An answer that is disabled until there is a name can't be given by Return either")
  func disabledAnswer() throws {
    let answer = try #require(alert.preferredAction)
    answer.isEnabled = false
    alert.addTextField { field in
      field.addAction(
        Action { [weak field] _ in answer.isEnabled = field?.hasText ?? false },
        for: .editingChanged)
    }
    show()
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(log.lines == [])
    stage.type("x")
    #expect(alert.textFields?.first?.isFirstResponder == true)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(log.lines == ["rename x"])
  }

  @Test("A field's delegate that refuses Return keeps the alert")
  func delegate() {
    let delegate = NoReturn()
    alert.addTextField { $0.delegate = delegate }
    show()
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(log.lines == [])
    #expect(root.presentedViewController === alert)
  }

  @Test("An action can read the fields of an alert without other references")
  func lifetime() {
    var name: String?
    weak var kept: AlertController?
    do {
      let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addTextField { $0.text = "Ada" }
      alert.addAction(
        AlertAction(title: "OK", style: .default) { [weak alert] _ in
          name = alert?.textFields?.first?.text
        })
      kept = alert
      root.present(alert, animated: false)
    }
    stage.render()
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(name == "Ada")
    #expect(kept == nil)
  }

  @Test("Fields stand between the message and the buttons, and nothing lies on anything else")
  func layout() throws {
    alert.addTextField()
    alert.addTextField()
    show()
    let fields = try #require(alert.textFields).map(\.frame)
    let buttons = alert.view.subviews.compactMap { $0 as? Button }.map(\.frame)
    let text = try #require(alert.view.subviews.first { $0 is ScrollView }).frame
    #expect(fields[0].minY > text.maxY && fields[1].minY > fields[0].maxY)
    #expect(buttons.allSatisfy { $0.minY > fields[1].maxY })
    #expect(buttons.allSatisfy { $0.maxY < alert.view.bounds.maxY })
    #expect(text.height > 30)
  }

  @MainActor private final class Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private final class NoReturn: TextFieldDelegate {
    func textFieldShouldReturn(_ textField: TextField) -> Bool { false }
  }
}
