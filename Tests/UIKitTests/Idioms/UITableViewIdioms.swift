// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UITableView. They have to compile.
@MainActor private enum UITableViewIdioms {
  static func part1(
    _ table: UITableView, _ cell: UITableViewCell, _ dataSource: IdiomDelegate,
    _ tableDelegate: IdiomDelegate
  ) {
    do {
      let t = UITableView(frame: .zero, style: .insetGrouped);
      t.rowHeight = UITableView.automaticDimension; t.estimatedRowHeight = 44
    }
    do { table.register(UITableViewCell.self, forCellReuseIdentifier: "cell") }
    do { table.dataSource = dataSource; table.delegate = tableDelegate }
    do { table.reloadData() }
    do { table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) }
    do {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade);
      table.deleteRows(at: [], with: .left)
    }
    do { table.beginUpdates(); table.endUpdates() }
    do {
      table.performBatchUpdates(
        { table.deleteSections(IndexSet(integer: 0), with: .none) }, completion: nil)
    }
    do { table.reloadSections(IndexSet(integersIn: 0...0), with: .automatic) }
    do { table.insertSections([0], with: .automatic) }
  }

  static func part2(_ table: UITableView, _ cell: UITableViewCell) {
    do { table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true) }
    do {
      table.selectRow(at: nil, animated: false, scrollPosition: .none);
      table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    }
    do { let c = table.cellForRow(at: IndexPath(row: 0, section: 0)); _ = c }
    do { let p = table.indexPathForSelectedRow?.row; _ = p }
    do { table.separatorStyle = .none; table.separatorInset = .zero; table.separatorColor = .gray }
    do {
      table.tableHeaderView = UIView(); table.tableFooterView = UIView(frame: .zero);
      table.backgroundView = nil
    }
    do {
      table.allowsSelection = false; table.allowsMultipleSelection = true;
      table.setEditing(true, animated: true)
    }
    do { table.sectionHeaderTopPadding = 0; table.sectionHeaderHeight = 30 }
    do {
      let c = UITableViewCell(style: .subtitle, reuseIdentifier: "x"); c.textLabel?.text = "t";
      c.detailTextLabel?.text = "d"; c.imageView?.image = nil
    }
    do {
      cell.accessoryType = .disclosureIndicator; cell.selectionStyle = .none;
      cell.accessoryView = UISwitch()
    }
  }

  static func part3(_ label: UILabel, _ table: UITableView, _ cell: UITableViewCell) {
    do {
      var content = cell.defaultContentConfiguration(); content.text = "t";
      content.secondaryText = "s"; content.image = UIImage(systemName: "star");
      cell.contentConfiguration = content
    }
    do {
      var bg = UIBackgroundConfiguration.listPlainCell(); bg.backgroundColor = .red;
      cell.backgroundConfiguration = bg
    }
    do { cell.contentView.addSubview(label) }
    do {
      let a = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) };
      let s = UISwipeActionsConfiguration(actions: [a]); s.performsFirstActionWithFullSwipe = false;
      a.backgroundColor = .red
    }
    do {
      let d = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }; var s = NSDiffableDataSourceSnapshot<Int, String>(); s.appendSections([0]);
      s.appendItems(["a"]); d.apply(s, animatingDifferences: true)
    }
    do { table.dequeueReusableHeaderFooterView(withIdentifier: "h")?.textLabel?.text = "x" }
    do { table.visibleCells.forEach { $0.setNeedsLayout() } }
    do { table.keyboardDismissMode = .interactive; table.contentInset.bottom = 20 }
    do { table.refreshControl = UIRefreshControl() }
    do {
      cell.setSelected(true, animated: false); cell.setHighlighted(false, animated: true);
      cell.prepareForReuse()
    }
  }

  static func part4(_ cell: UITableViewCell) {
    do {
      cell.backgroundView = UIView(); cell.selectedBackgroundView = UIView();
      cell.indentationLevel = 1
    }
  }
}
