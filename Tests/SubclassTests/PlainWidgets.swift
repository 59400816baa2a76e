import Widgets
import WindowResponder

/// A subclass with a plain deinit of every open class of Widgets.
@MainActor let plainWidgets: [(name: String, make: @MainActor () -> AnyObject)] = [
  ("SegmentedControl", { PlainSegmentedControl() }),
  ("CheckBox", { PlainCheckBox() }),
  ("Stepper", { PlainStepper() }),
  ("Slider", { PlainSlider() }),
  ("Switch", { PlainSwitch() }),
  ("ProgressView", { PlainProgressView() }),
  ("TextField", { PlainTextField() }),
  ("SearchField", { PlainSearchField() }),
  ("TextView", { PlainTextView() }),
  ("TableView", { PlainTableView() }),
  ("TableViewCell", { PlainTableViewCell() }),
  ("TableViewHeaderFooterView", { PlainTableViewHeaderFooterView() }),
  ("TableViewController", { PlainTableViewController() }),
  ("CollectionReusableView", { PlainCollectionReusableView() }),
  ("CollectionViewCell", { PlainCollectionViewCell() }),
  ("CollectionViewLayout", { PlainCollectionViewLayout() }),
  ("CollectionViewFlowLayout", { PlainCollectionViewFlowLayout() }),
  ("CollectionViewListLayout", { PlainCollectionViewListLayout() }),
  ("CollectionViewGridLayout", { PlainCollectionViewGridLayout() }),
  ("FindSession", { PlainFindSession() }),
  ("FindInteraction", { PlainFindInteraction(sessionDelegate: Helper.shared) }),
  ("CollectionView", { PlainCollectionView(collectionViewLayout: CollectionViewFlowLayout()) }),
  (
    "CollectionViewController",
    { PlainCollectionViewController(collectionViewLayout: CollectionViewFlowLayout()) }
  ),
  (
    "CollectionViewLayoutAttributes",
    { PlainCollectionViewLayoutAttributes(forCellWith: ItemPath(item: 0, section: 0)) }
  ),
  (
    "TableViewDiffableDataSource",
    { PlainTableViewDiffableDataSource(tableView: TableView()) { _, _, _ in TableViewCell() } }
  ),
  (
    "CollectionViewDiffableDataSource",
    {
      PlainCollectionViewDiffableDataSource(
        collectionView: CollectionView(collectionViewLayout: CollectionViewFlowLayout())
      ) { _, _, _ in CollectionViewCell() }
    }
  ),
]

private final class PlainSegmentedControl: SegmentedControl {
  deinit { DeinitLog.note("SegmentedControl") }
}
private final class PlainCheckBox: CheckBox {
  deinit { DeinitLog.note("CheckBox") }
}
private final class PlainStepper: Stepper {
  deinit { DeinitLog.note("Stepper") }
}
private final class PlainSlider: Slider {
  deinit { DeinitLog.note("Slider") }
}
private final class PlainSwitch: Switch {
  deinit { DeinitLog.note("Switch") }
}
private final class PlainProgressView: ProgressView {
  deinit { DeinitLog.note("ProgressView") }
}
private final class PlainTextField: TextField {
  deinit { DeinitLog.note("TextField") }
}
private final class PlainSearchField: SearchField {
  deinit { DeinitLog.note("SearchField") }
}
private final class PlainTextView: TextView {
  deinit { DeinitLog.note("TextView") }
}
private final class PlainTableView: TableView {
  deinit { DeinitLog.note("TableView") }
}
private final class PlainTableViewCell: TableViewCell {
  deinit { DeinitLog.note("TableViewCell") }
}
private final class PlainTableViewHeaderFooterView: TableViewHeaderFooterView {
  deinit { DeinitLog.note("TableViewHeaderFooterView") }
}
private final class PlainTableViewController: TableViewController {
  deinit { DeinitLog.note("TableViewController") }
}
private final class PlainCollectionReusableView: CollectionReusableView {
  deinit { DeinitLog.note("CollectionReusableView") }
}
private final class PlainCollectionViewCell: CollectionViewCell {
  deinit { DeinitLog.note("CollectionViewCell") }
}
private final class PlainCollectionViewLayout: CollectionViewLayout {
  deinit { DeinitLog.note("CollectionViewLayout") }
}
private final class PlainCollectionViewFlowLayout: CollectionViewFlowLayout {
  deinit { DeinitLog.note("CollectionViewFlowLayout") }
}
private final class PlainCollectionViewListLayout: CollectionViewListLayout {
  deinit { DeinitLog.note("CollectionViewListLayout") }
}
private final class PlainCollectionViewGridLayout: CollectionViewGridLayout {
  deinit { DeinitLog.note("CollectionViewGridLayout") }
}
private final class PlainFindSession: FindSession {
  deinit { DeinitLog.note("FindSession") }
}
private final class PlainFindInteraction: FindInteraction {
  deinit { DeinitLog.note("FindInteraction") }
}
private final class PlainCollectionView: CollectionView {
  deinit { DeinitLog.note("CollectionView") }
}
private final class PlainCollectionViewController: CollectionViewController {
  deinit { DeinitLog.note("CollectionViewController") }
}
private final class PlainCollectionViewLayoutAttributes: CollectionViewLayoutAttributes {
  deinit { DeinitLog.note("CollectionViewLayoutAttributes") }
}
private final class PlainTableViewDiffableDataSource: TableViewDiffableDataSource<Int, Int> {
  deinit { DeinitLog.note("TableViewDiffableDataSource") }
}
private final class PlainCollectionViewDiffableDataSource: CollectionViewDiffableDataSource<
  Int, Int
>
{
  deinit { DeinitLog.note("CollectionViewDiffableDataSource") }
}
