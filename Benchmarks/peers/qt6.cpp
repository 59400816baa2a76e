// The comparison window in Qt 6 Widgets: 20 buttons, 4 sliders, 4 check boxes and one label.

#include <QtWidgets>

int main(int count, char **arguments) {
  constexpr int columns = 4, buttons = 20;
  QApplication application(count, arguments);
  QWidget window;
  window.setWindowTitle("peer");
  QGridLayout grid(&window);
  auto *label = new QLabel("taps 0");
  int taps = 0;

  for (int i = 0; i < buttons; i++) {
    auto *button = new QPushButton(QString("Button %1").arg(i));
    QObject::connect(button, &QPushButton::clicked,
                     [&taps, label] { label->setText(QString("taps %1").arg(++taps)); });
    grid.addWidget(button, i / columns, i % columns);
  }
  for (int i = 0; i < columns; i++) {
    grid.addWidget(new QSlider(Qt::Horizontal), 5, i);
    grid.addWidget(new QCheckBox("on"), 6, i);
  }
  grid.addWidget(label, 8, 0, 1, columns);
  window.resize(640, 480);
  window.show();
  return application.exec();
}
