import Widgets
import WindowResponder

/// A view controller with labels and fields in two scrollable columns, and a button below.
final class FormController: ViewController {
  let scrollView = ScrollView()
  let rows = StackView()
  let names = ["Name", "E-mail address", "Town"]
  var fields: [TextField] = []
  let newsletter = Switch()
  let hint = Label()
  let button = Button(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.axis = .vertical
    rows.spacing = 16
    hint.text =
      "Your address is used for the confirmation alone. With the newsletter you get one letter a month, "
      + "and can leave at any time."
    hint.numberOfLines = 0
    hint.textColor = .secondaryLabel
    hint.font = .preferredFont(forTextStyle: .footnote)
    button.setTitle("Sign up", for: .normal)
    scrollView.alwaysBounceVertical = true
    for part in [scrollView, rows] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(rows)
    addRows()
    placeParts()
  }

  private func addRows() {
    var labels: [Label] = []
    for name in names {
      let label = Label(text: name)
      let field = TextField()
      field.borderStyle = .roundedRect
      field.accessibilityLabel = name
      fields.append(field)
      labels.append(label)
      rows.addArrangedSubview(row(label, field))
    }
    let label = Label(text: "Newsletter")
    newsletter.accessibilityLabel = label.text
    labels.append(label)
    rows.addArrangedSubview(row(label, newsletter))
    rows.addArrangedSubview(hint)
    rows.addArrangedSubview(button)
    rows.setCustomSpacing(28, after: hint)
    // All labels have the width of the widest one. No other constraint makes them wider.
    for label in labels {
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    for label in labels.dropFirst() {
      label.widthAnchor.constraint(equalTo: labels[0].widthAnchor).isActive = true
    }
  }

  private func row(_ label: Label, _ control: View) -> StackView {
    let row = StackView(arrangedSubviews: [label, control])
    row.spacing = 12
    if control is Switch {
      row.alignment = .center
      row.addArrangedSubview(View())
    } else {
      row.alignment = .firstBaseline
    }
    return row
  }

  private func placeParts() {
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    let width = rows.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40)
    width.priority = .defaultHigh
    LayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rows.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      rows.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      rows.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      rows.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      width,
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
