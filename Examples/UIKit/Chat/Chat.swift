import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: ChatViewController())
    window.tintColor = .readableGreen
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Colors with enough contrast for text, unlike the system colors.
extension UIColor {
  /// Green for titles and symbols on the background of a page or bar.
  static let readableGreen = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.19, green: 0.82, blue: 0.35, alpha: 1)
      : UIColor(red: 0.10, green: 0.48, blue: 0.24, alpha: 1)
  }

  /// A blue background for white text.
  static let deepBlue = UIColor(red: 0, green: 0.4, blue: 0.84, alpha: 1)
}

struct Message {
  var text: String
  var date: Date
  var isMine: Bool
}

/// A cell with a message in a bubble, at the side of its author.
final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let messageLabel = UILabel()
  private let timeLabel = UILabel()
  private lazy var leading = bubble.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor, constant: 12)
  private lazy var trailing = bubble.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor, constant: -12)
  private static let timeFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    formatter.dateStyle = .none
    return formatter
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    messageLabel.numberOfLines = 0
    timeLabel.font = .preferredFont(forTextStyle: .caption2)
    bubble.layer.cornerRadius = 16
    for view in [bubble, messageLabel, timeLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    contentView.addSubview(bubble)
    bubble.addSubview(messageLabel)
    bubble.addSubview(timeLabel)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      contentView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      timeLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 2),
      timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: messageLabel.leadingAnchor),
      timeLabel.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor),
      timeLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ message: Message) {
    let text = NSMutableAttributedString(
      string: message.text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body),
        .foregroundColor: message.isMine ? UIColor.white : UIColor.label,
      ])
    let range = (message.text as NSString).range(of: "iPad")
    if range.location != NSNotFound {
      text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: range)
    }
    messageLabel.attributedText = text
    timeLabel.text = Self.timeFormatter.string(from: message.date)
    timeLabel.textColor = message.isMine ? UIColor.white.withAlphaComponent(0.9) : .secondaryLabel
    bubble.backgroundColor = message.isMine ? .deepBlue : .secondarySystemBackground
    bubble.layer.maskedCorners =
      message.isMine
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    leading.isActive = !message.isMine
    trailing.isActive = message.isMine
  }
}

/// The bar above the keyboard.
final class ComposeBar: UIView {
  let textField = UITextField()
  let sendButton = UIButton(type: .system)
  var onSend: ((String) -> Void)?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    autoresizingMask = .flexibleHeight
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(blur)
    textField.borderStyle = .roundedRect
    textField.placeholder = "Message"
    textField.returnKeyType = .send
    textField.delegate = self
    sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    sendButton.accessibilityLabel = "Send"
    sendButton.isEnabled = false
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    textField.addAction(
      UIAction { [weak self] _ in
        self?.sendButton.isEnabled = self?.textField.text?.isEmpty == false
      }, for: .editingChanged)
    let stack = UIStackView(arrangedSubviews: [textField, sendButton])
    stack.spacing = 8
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      sendButton.widthAnchor.constraint(equalToConstant: 36),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 52)
  }

  private func send() {
    guard let text = textField.text, !text.isEmpty else { return }
    textField.text = ""
    sendButton.isEnabled = false
    onSend?(text)
  }
}

extension ComposeBar: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }
}

final class ChatViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let composeBar = ComposeBar()
  private let typingIndicator = UIActivityIndicatorView(style: .medium)
  private var messages: [Message] = [
    Message(
      text: "Hello! Did the new iPad come?", date: Date(timeIntervalSinceNow: -3600), isMine: false),
    Message(text: "Yes, this morning.", date: Date(timeIntervalSinceNow: -3500), isMine: true),
  ]

  override var inputAccessoryView: UIView? { composeBar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Robin"
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .interactive
    tableView.allowsSelection = false
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "Bubble")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    typingIndicator.hidesWhenStopped = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: typingIndicator)
    composeBar.onSend = { [weak self] text in self?.send(text) }
    let center = NotificationCenter.default
    _ = center.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.keyboardMoves(to: frame ?? .zero) }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    scrollToEnd(animated: false)
  }

  private func keyboardMoves(to frame: CGRect) {
    let covered = max(0, view.convert(view.bounds, to: nil).maxY - frame.minY)
    tableView.contentInset.bottom = covered
    tableView.verticalScrollIndicatorInsets.bottom = covered
    scrollToEnd(animated: true)
  }

  private func send(_ text: String) {
    add(Message(text: text, date: Date(), isMine: true))
    typingIndicator.startAnimating()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.typingIndicator.stopAnimating()
      self?.add(Message(text: "You wrote: \(text)", date: Date(), isMine: false))
    }
  }

  private func add(_ message: Message) {
    messages.append(message)
    tableView.performBatchUpdates {
      self.tableView.insertRows(
        at: [IndexPath(row: self.messages.count - 1, section: 0)], with: .fade)
    }
    scrollToEnd(animated: true)
  }

  private func scrollToEnd(animated: Bool) {
    guard !messages.isEmpty else { return }
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }
}

extension ChatViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Bubble", for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.row])
    return cell
  }
}
