import Widgets

/// A data source of a table that shows texts.
@MainActor protocol TextRows: TableViewDataSource {
  /// The texts of the rows, by section.
  var sections: [[String]] { get }
}

extension TextRows {
  /// Makes the object the data source of a table with rows of 40 points.
  func fill(_ table: TableView) {
    table.rowHeight = 40
    table.dataSource = self
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// A table of texts whose rows can be dragged, with a log of the beginnings and ends of drags.
@MainActor protocol DraggedRows: TextRows, TableViewDragDelegate {
  var events: [String] { get set }
}

extension DraggedRows {
  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: ItemPath
  ) -> [DragItem] {
    [DragItem(itemProvider: ItemProvider(object: sections[indexPath.section][indexPath.row]))]
  }
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {
    events.append("begin")
  }
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {
    events.append("end")
  }
}
