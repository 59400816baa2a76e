import UIKit

/// One contact, with its number, its note and whether it is a favourite.
final class ContactDetailViewController: UIViewController {
  var onChange: ((Contact) -> Void)?

  private var contact: Contact
  private let scrollView = UIScrollView()
  private let nameLabel = UILabel()
  private let favoriteSwitch = UISwitch()
  private lazy var callButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Call"
    configuration.subtitle = contact.phone
    configuration.image = UIImage(systemName: "phone.fill")
    configuration.imagePadding = 8
    configuration.cornerStyle = .large
    configuration.buttonSize = .large
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.call() })
  }()
  private let noteView = UITextView()

  init(contact: Contact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = contact.fullName
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemGroupedBackground

    nameLabel.text = contact.fullName
    nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
    nameLabel.numberOfLines = 0
    nameLabel.textAlignment = .center

    favoriteSwitch.isOn = contact.isFavorite
    favoriteSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        contact.isFavorite = favoriteSwitch.isOn
        onChange?(contact)
      }, for: .valueChanged)
    let favoriteLabel = UILabel()
    favoriteLabel.text = "Favorite"
    favoriteLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let favoriteRow = UIStackView(arrangedSubviews: [favoriteLabel, favoriteSwitch])

    noteView.text = contact.note
    noteView.font = .preferredFont(forTextStyle: .body)
    noteView.delegate = self
    noteView.layer.borderColor = UIColor.separator.cgColor
    noteView.layer.borderWidth = 1
    noteView.layer.cornerRadius = 8

    layOut(UIStackView(arrangedSubviews: [nameLabel, callButton, favoriteRow, noteView]))

    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction { [weak self] _ in self?.copyCard() }, menu: nil)
  }

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.spacing = 20
    stack.setCustomSpacing(32, after: nameLabel)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
      noteView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    noteView.layer.borderColor = UIColor.separator.cgColor
  }

  private func call() {
    let sheet = UIAlertController(
      title: contact.fullName, message: contact.phone, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Copy number", style: .default) { [contact] _ in
        UIPasteboard.general.string = contact.phone
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = callButton
    present(sheet, animated: true)
  }

  private func copyCard() {
    UIPasteboard.general.string = "\(contact.fullName)\n\(contact.phone)"
  }
}

extension ContactDetailViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    contact.note = textView.text
    onChange?(contact)
  }
}
