// A program with a Qt 6 window to drag from and to drop on: the peer of DragProbe, with the same appearance and
// output.
//
//     qt6drag text|files copy|move|both
#include <QtCore/QMimeData>
#include <QtGui/QDrag>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QDropEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>
#include <cstdio>

static bool offersFiles;
static Qt::DropActions allowed;

static void tell(const QString &line) {
  std::printf("%s\n", line.toUtf8().constData());
  std::fflush(stdout);
}

static QString word(Qt::DropAction action) {
  return action == Qt::MoveAction ? "move" : action == Qt::CopyAction ? "copy" : "nothing";
}

class Halves : public QWidget {
 public:
  Halves() {
    setWindowFlags(Qt::FramelessWindowHint);
    resize(400, 300);
    setAcceptDrops(true);
  }

 protected:
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    painter.fillRect(0, 0, width() / 2, height(), Qt::blue);
    painter.fillRect(width() / 2, 0, width() / 2, height(), Qt::green);
  }

  void mousePressEvent(QMouseEvent *event) override { pressed = event->position().toPoint(); }

  void mouseMoveEvent(QMouseEvent *event) override {
    auto way = event->position().toPoint() - pressed;
    if (pressed.x() >= width() / 2 || way.manhattanLength() < 10) return;
    auto *data = new QMimeData;
    if (offersFiles)
      data->setUrls({QUrl("file:///tmp/a%20b.txt"), QUrl("file:///tmp/c.txt")});
    else
      data->setText("grüß dich");
    auto *drag = new QDrag(this);
    drag->setMimeData(data);
    tell("begins");
    auto done = drag->exec(allowed, allowed & Qt::MoveAction ? Qt::MoveAction : Qt::CopyAction);
    tell("ended " + word(done));
  }

  void dragEnterEvent(QDragEnterEvent *event) override { take(event); }

  void dragMoveEvent(QDragMoveEvent *event) override { take(event); }

  void dragLeaveEvent(QDragLeaveEvent *) override { leave(); }

  void dropEvent(QDropEvent *event) override {
    isOver = false;
    choose(event);
    auto how = word(event->dropAction());
    if (event->mimeData()->hasUrls()) {
      QStringList all;
      for (auto &url : event->mimeData()->urls()) all += url.toString(QUrl::FullyEncoded);
      tell("dropped " + how + " files " + all.join(' '));
    } else {
      tell("dropped " + how + " text " + event->mimeData()->text());
    }
  }

 private:
  QPoint pressed;
  bool isOver = false;

  // Only the right half accepts drops.
  void take(QDragMoveEvent *event) {
    if (event->position().x() < width() / 2) {
      leave();
      return event->ignore();
    }
    if (!isOver) tell("entered");
    isOver = true;
    choose(event);
  }

  void leave() {
    if (isOver) tell("left");
    isOver = false;
  }

  // Proposes a move if the source allows it, and a copy otherwise.
  void choose(QDropEvent *event) {
    auto both = event->possibleActions() & allowed;
    event->setDropAction(both & Qt::MoveAction ? Qt::MoveAction : Qt::CopyAction);
    event->accept();
  }
};

int main(int count, char **words) {
  QApplication application(count, words);
  QStringList given = application.arguments();
  offersFiles = given.value(1) == "files";
  allowed = given.value(2) == "copy"   ? Qt::DropActions(Qt::CopyAction)
            : given.value(2) == "move" ? Qt::DropActions(Qt::MoveAction)
                                       : Qt::CopyAction | Qt::MoveAction;
  Halves window;
  window.show();
  return application.exec();
}
