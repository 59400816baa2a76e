import Widgets
import WindowResponder

/// The view controller of the window: a field for a name, and a button that greets the person with this name.
final class MainController: ViewController {
  private let greeting = Label(text: "Who is there?")
  private let nameField = TextField()
  private let button = Button(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    greeting.font = .preferredFont(forTextStyle: .title2)
    greeting.textAlignment = .center
    greeting.numberOfLines = 0
    nameField.placeholder = "Your name"
    nameField.accessibilityLabel = "Your name"
    nameField.borderStyle = .roundedRect
    nameField.addAction(Action { [weak self] _ in self?.greet() }, for: .primaryActionTriggered)
    button.setTitle("Greet", for: .normal)
    button.addAction(Action { [weak self] _ in self?.greet() }, for: .touchUpInside)
    placeParts()
  }

  private func greet() {
    let name = nameField.text ?? ""
    greeting.text = name.isEmpty ? "Hello!" : "Hello, \(name)!"
  }

  private func placeParts() {
    let column = StackView(arrangedSubviews: [greeting, nameField, button])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.safeAreaLayoutGuide
    let width = column.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -40)
    width.priority = .defaultHigh
    LayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      width,
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
