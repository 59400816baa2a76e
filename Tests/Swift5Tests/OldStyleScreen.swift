import CoreGraphicsNames
import Dispatch
import UIKitNames

// A screen in the style of UIKit code from before actor isolation, without any isolation annotations.

/// A model that holds views and changes them from any context, as old code does.
class Player {
  static let shared = Player()

  let titleLabel = UILabel()
  lazy var playButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    return button
  }()
  var onChange: ((UIView) -> Void)?
  private weak var host: UIViewController?

  init(host: UIViewController? = nil) {
    self.host = host
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 20)
  }

  func show(_ title: String) {
    titleLabel.text = title
    titleLabel.isHidden = title.isEmpty
    onChange?(titleLabel)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.titleLabel.alpha = 1
      },
      completion: { _ in
        self.titleLabel.setNeedsLayout()
      })
  }

  func later(_ done: @escaping () -> Void) {
    DispatchQueue.main.async {
      self.titleLabel.text = "later"
      self.host?.view.setNeedsLayout()
      done()
    }
  }

  func titleTransformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var changed = attributes
      changed.font = font
      return changed
    }
  }

  func warn() {
    let alert = UIAlertController(title: "No", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { _ in self.show("") }))
    host?.present(alert, animated: true, completion: { self.show("shown") })
  }

  deinit {
    titleLabel.removeFromSuperview()
  }
}

/// A protocol without a relation to views.
protocol Themed {
  func applyTheme()
}

class ThemedView: UIView, Themed {
  static let standard = ThemedView()
  let badge = UIView()
  var observers: [() -> Void] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(badge)
    applyTheme()
  }

  required init?(coder: Archive) {
    super.init(coder: coder)
  }

  func applyTheme() {
    backgroundColor = .systemBackground
    badge.backgroundColor = tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 4)
  }

  deinit {
    observers.removeAll()
    badge.removeFromSuperview()
  }
}

class OldStyleController: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)
  private let source = OldStyleSource()
  lazy var player = Player(host: self)
  var items = ["One", "Two"]

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Old"
  }

  required init?(coder: Archive) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(OldStyleCell.self, forCellReuseIdentifier: "cell")
    source.rows = items
    table.dataSource = source
    table.delegate = self
    view.addSubview(table)
    player.onChange = { view in view.setNeedsLayout() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  var cells: [OldStyleCell] { table.visibleCells.compactMap { $0 as? OldStyleCell } }

  func choose(_ row: Int) {
    table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    tableView(table, didSelectRowAt: [0, row])
  }
}

extension OldStyleController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: ItemPath) {
    player.show(items[indexPath.row])
  }
}

class OldStyleSource: UITableViewDataSource {
  var rows: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: ItemPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? OldStyleCell)?.nameLabel.text = rows[indexPath.row]
    return cell
  }
}

class OldStyleCell: UITableViewCell {
  let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: Archive) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = contentView.bounds
  }
}

/// An application delegate that is not final, as in Xcode's template.
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window?.rootViewController = OldStyleController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// A stand-in for UIKit's `NSCoder`.
class Archive {}

/// Returns a spacer. The function is not isolated to the main actor.
func makeSpacer(height: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  view.backgroundColor = UIColor.red.withAlphaComponent(0.5)
  return view
}

func makeSlider(_ part: Float, steps: Int) -> UISlider {
  let slider = UISlider()
  slider.minimumValue = 0
  slider.maximumValue = Float(steps)
  slider.value = part * slider.maximumValue
  slider.setValue(slider.value + Float(1), animated: false)
  slider.frame.origin = CGPoint(x: steps, y: steps * 2)
  return slider
}
