import Glibc
import WidgetsLists
import WindowResponder

/// A view controller that fills the comparison list.
final class ListController: ViewController, TableViewDataSource, TableViewDelegate {
  private static let rowHeight = 44.0

  private let table = TableView(frame: .zero, style: .plain)
  private let rows: Int
  private let isVerbose: Bool

  init(rows: Int, isVerbose: Bool) {
    self.rows = rows
    self.isVerbose = isVerbose
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = Self.rowHeight
    table.dataSource = self
    table.delegate = self
    view = table
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard isVerbose else { return }
    print(scrollView.contentOffset.y)
    fflush(nil)
  }
}
