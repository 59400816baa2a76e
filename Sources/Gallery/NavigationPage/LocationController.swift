import Widgets

/// A controller that shows a city, with a button that pushes the next one.
final class LocationController: ViewController {
  let location: Location
  private let picture = View()
  private let label = Label()
  private let button = Button(configuration: .filled())
  private static let pictureHeight = 180.0

  init(_ location: Location) {
    self.location = location
    super.init()
    title = location.name
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .action, primaryAction: Action { [weak self] _ in self?.share() })
    let heart = BarButtonItem(
      image: Image(systemName: "heart"),
      primaryAction: Action(image: Image(systemName: "heart")) { action in
        (action.sender as? BarButtonItem)?.isSelected.toggle()
      })
    heart.accessibilityLabel = "Favourite"
    toolbarItems = [heart, .flexibleSpace(), BarButtonItem(title: location.country)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    picture.backgroundColor = location.color
    picture.layer.cornerRadius = view.theme.metrics.cardCornerRadius
    label.numberOfLines = 0
    label.text = "\(location.name) is in \(location.country)."
    button.setTitle("Somewhere else", for: .normal)
    button.addAction(Action { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    for part in [picture, label, button] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let width = min(room.width, 520)
    let height = min(Self.pictureHeight, max(40, room.height - 120))
    picture.frame = Rect(x: room.minX, y: room.minY, width: width, height: height)
    let text = label.sizeThatFits(Size(width: width, height: .infinity))
    label.frame = Rect(x: room.minX, y: picture.frame.maxY + 16, width: width, height: text.height)
    let size = button.intrinsicContentSize
    button.frame = Rect(
      x: room.minX, y: label.frame.maxY + 16, width: min(width, size.width), height: size.height)
    view.mirror([picture, label, button])
  }

  private func goOn() {
    let index = Location.all.firstIndex(of: location) ?? 0
    show(LocationController(Location.all[(index + 1) % Location.all.count]), sender: self)
  }

  private func share() {
    let alert = AlertController(
      title: "Share \(location.name)", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: "Copy its name", style: .default) { [location] _ in
        Pasteboard.general.string = location.name
      })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(alert, animated: true)
  }
}
