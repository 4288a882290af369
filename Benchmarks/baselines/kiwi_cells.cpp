// The cells of solver-bench in kiwi, the Cassowary solver of other layout engines: a column of views, each
// as wide and as high as its content, within a given width. Prints "views nanoseconds sum" per size.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace kiwi;

struct View {
  Variable x, y, width, height;
};

static double solveCell(int count, double width, double growth) {
  Solver solver;
  std::vector<View> views(count + 1);
  const auto resistance = strength::create(0, 750, 0, 1);
  const auto hugging = strength::create(0, 0, 250, 1);
  View &root = views[count];
  solver.addConstraint(root.x == 0);
  solver.addConstraint(root.y == 0);
  solver.addConstraint(root.width == width);
  for (int i = 0; i < count; i++) {
    View &view = views[i];
    const double ownWidth = 40 + 13 * (i % 7) + growth;
    const double ownHeight = 20 + i % 3;
    solver.addConstraint(view.x == root.x + 16);
    solver.addConstraint(view.x + view.width <= root.x + root.width - 16);
    if (i == 0) {
      solver.addConstraint(view.y == root.y + 12);
    } else {
      solver.addConstraint(view.y == views[i - 1].y + views[i - 1].height + 8);
    }
    solver.addConstraint((view.width <= ownWidth) | hugging);
    solver.addConstraint((view.width >= ownWidth) | resistance);
    solver.addConstraint((view.height <= ownHeight) | hugging);
    solver.addConstraint((view.height >= ownHeight) | resistance);
  }
  View &last = views[count - 1];
  solver.addConstraint(last.y + last.height + 12 == root.y + root.height);
  solver.updateVariables();
  double sum = 0;
  for (auto &view : views) {
    sum += view.x.value() + view.y.value() + view.width.value() + view.height.value();
  }
  return sum;
}

static double processorTime() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

int main() {
  for (int count : {5, 10, 50}) {
    const int repetitions = 4000 / count / count + 2;
    const double first = solveCell(count, 390, 0);
    double sum = first;
    std::vector<double> times;
    for (int batch = 0; batch < 31; batch++) {
      const double start = processorTime();
      for (int k = 0; k < repetitions; k++) sum += solveCell(count, 390, k % 5);
      times.push_back((processorTime() - start) / repetitions);
    }
    std::sort(times.begin(), times.end());
    // The sum is used, so that the compiler removes nothing.
    if (sum > 0) std::printf("%d %.1f %.6f\n", count, times[15], first);
  }
}
