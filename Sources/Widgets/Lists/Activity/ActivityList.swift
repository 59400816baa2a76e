import WindowResponder

/// The data source and delegate of the table in an ``ActivityViewController``.
@MainActor final class ActivityList: TableViewDataSource, TableViewDelegate {
  var groups: [[Activity]] = []
  var onChoice: (Activity) -> Void = { _ in }

  func numberOfSections(in tableView: TableView) -> Int { groups.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = groups[indexPath.section][indexPath.row]
    var content = ListContentConfiguration.cell()
    content.text = activity.activityTitle ?? "\(type(of: activity))"
    content.image = activity.activityImage
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(groups[indexPath.section][indexPath.row])
  }
}
