import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(
      rootViewController: OrderFormViewController())
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Colors with enough contrast for text, unlike the system colors.
extension UIColor {
  /// A red for text on the background of a page.
  static let readableRed = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0.54, blue: 0.52, alpha: 1)
      : UIColor(red: 0.78, green: 0.15, blue: 0.18, alpha: 1)
  }

  /// A blue background for white text.
  static let deepBlue = UIColor(red: 0, green: 0.4, blue: 0.84, alpha: 1)
}

/// A form whose rows are laid out by constraints, and which shows the missing entries.
final class OrderFormViewController: UIViewController {
  private let nameField = OrderFormViewController.makeField("Name", content: .name)
  private let mailField = OrderFormViewController.makeField("Mail", content: .emailAddress)
  private let sizeControl = UISegmentedControl(items: ["Small", "Medium", "Large"])
  private let amountStepper = UIStepper()
  private let amountLabel = UILabel()
  private let strengthSlider = UISlider()
  private let giftSwitch = UISwitch()
  private let errorLabel = UILabel()
  private let orderButton = UIButton(type: .system)
  private let form = UIView()
  private var errorHeight: NSLayoutConstraint!
  private var wideConstraints: [NSLayoutConstraint] = []
  private var narrowConstraints: [NSLayoutConstraint] = []

  private static func makeField(_ placeholder: String, content: UITextContentType) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.textContentType = content
    field.autocorrectionType = .no
    field.clearButtonMode = .whileEditing
    return field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Coffee"
    view.backgroundColor = .systemBackground
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 20, bottom: 16, trailing: 20)
    nameField.delegate = self
    mailField.delegate = self
    mailField.keyboardType = .emailAddress
    sizeControl.selectedSegmentIndex = 1
    amountStepper.minimumValue = 1
    amountStepper.maximumValue = 12
    amountStepper.value = 2
    amountStepper.accessibilityLabel = "Cups"
    strengthSlider.accessibilityLabel = "Strength"
    giftSwitch.accessibilityLabel = "Gift"
    strengthSlider.value = 0.5
    strengthSlider.minimumTrackTintColor = .brown
    errorLabel.textColor = .readableRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.numberOfLines = 0
    orderButton.setTitle("Order", for: .normal)
    orderButton.titleLabel?.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    orderButton.backgroundColor = .deepBlue
    orderButton.setTitleColor(.white, for: .normal)
    orderButton.layer.cornerRadius = 10
    orderButton.contentEdgeInsets = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
    connect()
    layOut()
    showAmount()
  }

  private func connect() {
    amountStepper.addAction(UIAction { [weak self] _ in self?.showAmount() }, for: .valueChanged)
    orderButton.addAction(UIAction { [weak self] _ in self?.order() }, for: .touchUpInside)
    _ = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: nameField, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.showError(nil) }
    }
  }

  private func layOut() {
    let rows: [(String, UIView)] = [
      ("Name", nameField), ("Mail", mailField), ("Size", sizeControl), ("Cups", amountRow()),
      ("Strength", strengthSlider), ("Gift", giftSwitch),
    ]
    layOutForm()
    var above: UIView?
    var firstLabel: UILabel?
    for (title, control) in rows {
      let label = UILabel()
      label.text = title
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      for view in [label, control] {
        view.translatesAutoresizingMaskIntoConstraints = false
        form.addSubview(view)
      }
      layOutRow(label, control, below: above?.bottomAnchor ?? form.topAnchor)
      if let firstLabel {
        wideConstraints.append(label.widthAnchor.constraint(equalTo: firstLabel.widthAnchor))
      } else {
        firstLabel = label
      }
      above = control
    }
    layOutButton(below: above?.bottomAnchor ?? form.topAnchor)
  }

  private func layOutForm() {
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      form.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
      form.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      form.widthAnchor.constraint(lessThanOrEqualToConstant: 520),
    ])
    let width = form.widthAnchor.constraint(equalTo: guide.widthAnchor)
    width.priority = .defaultHigh
    width.isActive = true
  }

  /// Places a label beside its control in a wide form, and above it in a narrow one.
  private func layOutRow(_ label: UILabel, _ control: UIView, below top: NSLayoutYAxisAnchor) {
    wideConstraints += [
      label.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      control.topAnchor.constraint(equalTo: top, constant: 14),
      control.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      label.centerYAnchor.constraint(equalTo: control.centerYAnchor),
    ]
    narrowConstraints += [
      label.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      label.topAnchor.constraint(equalTo: top, constant: 14),
      control.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      control.leadingAnchor.constraint(equalTo: form.leadingAnchor),
    ]
    if control is UISwitch {
      control.trailingAnchor.constraint(lessThanOrEqualTo: form.trailingAnchor).isActive = true
    } else {
      control.trailingAnchor.constraint(equalTo: form.trailingAnchor).isActive = true
    }
  }

  private func layOutButton(below top: NSLayoutYAxisAnchor) {
    errorLabel.translatesAutoresizingMaskIntoConstraints = false
    orderButton.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(errorLabel)
    form.addSubview(orderButton)
    errorHeight = errorLabel.heightAnchor.constraint(equalToConstant: 0)
    errorHeight.identifier = "no error"
    NSLayoutConstraint.activate([
      errorLabel.topAnchor.constraint(equalTo: top, constant: 12),
      errorLabel.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      errorLabel.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      errorHeight,
      orderButton.topAnchor.constraint(equalTo: errorLabel.bottomAnchor, constant: 12),
      orderButton.centerXAnchor.constraint(equalTo: form.centerXAnchor),
      orderButton.bottomAnchor.constraint(equalTo: form.bottomAnchor),
    ])
  }

  private func amountRow() -> UIView {
    let row = UIStackView(arrangedSubviews: [amountLabel, UIView(), amountStepper])
    row.axis = .horizontal
    row.alignment = .center
    return row
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width >= 480
    NSLayoutConstraint.deactivate(isWide ? narrowConstraints : wideConstraints)
    NSLayoutConstraint.activate(isWide ? wideConstraints : narrowConstraints)
  }

  private func showAmount() {
    let amount = Int(amountStepper.value)
    amountLabel.text = amount == 1 ? "1 cup" : "\(amount) cups"
  }

  private func showError(_ message: String?) {
    errorLabel.text = message
    errorHeight.isActive = message == nil
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  private func order() {
    view.endEditing(true)
    guard let name = nameField.text, !name.isEmpty else {
      showError("Please tell us your name.")
      nameField.becomeFirstResponder()
      return
    }
    guard mailField.text?.contains("@") == true else {
      return showError("A mail address has an @ in it.")
    }
    showError(nil)
    let size = sizeControl.titleForSegment(at: sizeControl.selectedSegmentIndex) ?? ""
    let alert = UIAlertController(
      title: "Thank you, \(name)",
      message: "\(amountLabel.text ?? "") \(size.lowercased())"
        + (giftSwitch.isOn ? ", as a gift." : "."),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

extension OrderFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      mailField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let current = (textField.text ?? "") as NSString
    return current.replacingCharacters(in: range, with: string).count <= 40
  }
}
