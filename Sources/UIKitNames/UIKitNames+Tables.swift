// Tables.
import Widgets
import WindowResponder

/// UIKit's name for `TableView`.
public typealias UITableView = TableView
/// UIKit's name for `TableViewCell`.
public typealias UITableViewCell = TableViewCell
/// UIKit's name for `TableViewHeaderFooterView`.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
/// UIKit's name for `TableViewDataSource`.
public typealias UITableViewDataSource = TableViewDataSource
/// UIKit's name for `TableViewDelegate`.
public typealias UITableViewDelegate = TableViewDelegate
/// UIKit's name for `ContextualAction`.
public typealias UIContextualAction = ContextualAction
/// UIKit's name for `SwipeActionsConfiguration`.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
/// UIKit's name for `TableViewController`.
public typealias UITableViewController = TableViewController
/// UIKit's name for `TableViewDiffableDataSource`.
public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
/// UIKit's name for `DiffableSnapshot`.
public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot
/// UIKit's name for `TableViewDataSourcePrefetching`.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
