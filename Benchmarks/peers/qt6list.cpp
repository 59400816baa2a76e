// The comparison list in Qt 6 Widgets: a window of 400 × 700 with rows of text, which are requested when they
// become visible.
//
//   qt6list [--rows N] [--verbose]
//
// With --verbose, it prints the scroll offset, in points, after each change.

#include <QtWidgets>
#include <cstdio>

// A model with only a number of rows, so that a row needs no memory before it is visible.
class Rows : public QAbstractListModel {
 public:
  explicit Rows(int count) : count(count) {}

  int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : count; }

  QVariant data(const QModelIndex &index, int role) const override {
    if (role == Qt::DisplayRole) return QString("Row %1").arg(index.row());
    if (role == Qt::SizeHintRole) return QSize(100, 44);
    return {};
  }

 private:
  int count;
};

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  const QStringList words = application.arguments();
  const int rows = words.indexOf("--rows");
  Rows model(rows > 0 && rows + 1 < words.size() ? words[rows + 1].toInt() : 100000);

  QListView list;
  list.setWindowTitle("list");
  list.setUniformItemSizes(true);
  list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list.setModel(&model);
  if (words.contains("--verbose")) {
    QObject::connect(list.verticalScrollBar(), &QScrollBar::valueChanged, [](int value) {
      std::printf("%d\n", value);
      std::fflush(stdout);
    });
  }
  list.resize(400, 700);
  list.show();
  return application.exec();
}
