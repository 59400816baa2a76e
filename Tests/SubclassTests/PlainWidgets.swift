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
  deinit { Deaths.note("SegmentedControl") }
}
private final class PlainCheckBox: CheckBox {
  deinit { Deaths.note("CheckBox") }
}
private final class PlainStepper: Stepper {
  deinit { Deaths.note("Stepper") }
}
private final class PlainSlider: Slider {
  deinit { Deaths.note("Slider") }
}
private final class PlainSwitch: Switch {
  deinit { Deaths.note("Switch") }
}
private final class PlainProgressView: ProgressView {
  deinit { Deaths.note("ProgressView") }
}
private final class PlainTextField: TextField {
  deinit { Deaths.note("TextField") }
}
private final class PlainSearchField: SearchField {
  deinit { Deaths.note("SearchField") }
}
private final class PlainTextView: TextView {
  deinit { Deaths.note("TextView") }
}
private final class PlainTableView: TableView {
  deinit { Deaths.note("TableView") }
}
private final class PlainTableViewCell: TableViewCell {
  deinit { Deaths.note("TableViewCell") }
}
private final class PlainTableViewHeaderFooterView: TableViewHeaderFooterView {
  deinit { Deaths.note("TableViewHeaderFooterView") }
}
private final class PlainTableViewController: TableViewController {
  deinit { Deaths.note("TableViewController") }
}
private final class PlainCollectionReusableView: CollectionReusableView {
  deinit { Deaths.note("CollectionReusableView") }
}
private final class PlainCollectionViewCell: CollectionViewCell {
  deinit { Deaths.note("CollectionViewCell") }
}
private final class PlainCollectionViewLayout: CollectionViewLayout {
  deinit { Deaths.note("CollectionViewLayout") }
}
private final class PlainCollectionViewFlowLayout: CollectionViewFlowLayout {
  deinit { Deaths.note("CollectionViewFlowLayout") }
}
private final class PlainCollectionViewListLayout: CollectionViewListLayout {
  deinit { Deaths.note("CollectionViewListLayout") }
}
private final class PlainCollectionViewGridLayout: CollectionViewGridLayout {
  deinit { Deaths.note("CollectionViewGridLayout") }
}
private final class PlainFindSession: FindSession {
  deinit { Deaths.note("FindSession") }
}
private final class PlainFindInteraction: FindInteraction {
  deinit { Deaths.note("FindInteraction") }
}
private final class PlainCollectionView: CollectionView {
  deinit { Deaths.note("CollectionView") }
}
private final class PlainCollectionViewController: CollectionViewController {
  deinit { Deaths.note("CollectionViewController") }
}
private final class PlainCollectionViewLayoutAttributes: CollectionViewLayoutAttributes {
  deinit { Deaths.note("CollectionViewLayoutAttributes") }
}
private final class PlainTableViewDiffableDataSource: TableViewDiffableDataSource<Int, Int> {
  deinit { Deaths.note("TableViewDiffableDataSource") }
}
private final class PlainCollectionViewDiffableDataSource: CollectionViewDiffableDataSource<
  Int, Int
>
{
  deinit { Deaths.note("CollectionViewDiffableDataSource") }
}
