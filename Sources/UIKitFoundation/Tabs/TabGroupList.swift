import Widgets
import WindowResponder

/// A list of the tabs of a group that has no view controller.
final class TabGroupList: TableViewController {
  private weak var group: UITabGroup?

  init(_ group: UITabGroup) {
    self.group = group
    super.init(style: .plain)
    title = group.title
  }

  private var shown: [UITab] { group?.children.filter { !$0.isHidden } ?? [] }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    guard shown.indices.contains(indexPath.row) else { return cell }
    let tab = shown[indexPath.row]
    cell.textLabel?.text = tab.title
    cell.detailTextLabel?.text = tab.subtitle
    cell.imageView?.image = tab.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    guard shown.indices.contains(indexPath.row) else { return }
    group?.userChooses(shown[indexPath.row])
  }
}

/// A controller that contains the navigation controller of a tab in a group, because a navigation controller
/// cannot push another one.
final class TabWrapper: ViewController {
  private let content: ViewController

  init(_ content: ViewController, title: String) {
    self.content = content
    super.init()
    self.title = title
    addChild(content)
    content.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
  }
}
